// Sounds of the tables, synthesised where they are needed: no files. Off until somebody turns them on in the settings,
// silent until the first press of a key or a finger, and nothing ever waits for them.
//
//     play("crack")                          one short sound
//     const stop = hold(0.4, 600)            a rattle that lasts while a card holds its breath
//     const stop = hiss(); … stop()          goes on until it is stopped: the fuse
//     const stop = cave(); … stop()          drips and far scratching, now and then
import { settings } from "./settings.svelte";

/** A part of a sound. at, length, attack: seconds. from, to: Hz, of the tone or of the filter over noise. */
export interface Voice {
  wave: OscillatorType | "noise";
  from: number;
  to?: number;
  at?: number;
  length: number;
  /** at its loudest */
  gain: number;
  attack?: number;
  filter?: BiquadFilterType;
  q?: number;
}

const tone = (from: number, to: number, length: number, gain: number, more: Partial<Voice> = {}): Voice => ({
  wave: "sine", from, to, length, gain, ...more,
});
/** Noise: a narrow band of it is much quieter than a tone. */
const air = (from: number, to: number, length: number, gain: number, more: Partial<Voice> = {}): Voice => ({
  wave: "noise", filter: "bandpass", q: 1.2, from, to, length, gain: 3 * gain, ...more,
});
const chirp = (at: number, from: number, to: number): Voice => tone(from, to, 0.09, 0.05, { at, attack: 0.02 });
const note = (at: number, pitch: number, length = 0.5, gain = 0.2): Voice =>
  tone(pitch, pitch, length, gain, { at, wave: "triangle", attack: 0.012 });

/** Every short sound. */
export const SOUNDS = {
  // of the frame
  turn: [tone(523.25, 523.25, 0.55, 0.28, { attack: 0.02 }), tone(783.99, 783.99, 0.55, 0.28, { at: 0.14, attack: 0.02 })],

  // of the tunnels
  drip: [tone(1150, 1900, 0.06, 0.14), tone(1150, 1900, 0.05, 0.05, { at: 0.24 }), tone(1150, 1900, 0.04, 0.02, { at: 0.46 })],
  scratch: [0, 0.11, 0.19, 0.36].map((at) => air(3600, 2600, 0.07, 0.03, { at, q: 3, attack: 0.02 })),
  rise: [air(900, 2100, 0.2, 0.09, { attack: 0.08 })],
  lay: [tone(140, 70, 0.1, 0.5), air(600, 400, 0.07, 0.2)],
  food: [tone(920, 610, 0.08, 0.4), air(2600, 1900, 0.03, 0.3, { q: 2 })],
  find: [note(0, 587.33, 0.35, 0.1), note(0.07, 880, 0.4, 0.08), air(2600, 1900, 0.03, 0.1)],
  peril: [
    tone(165, 36, 0.5, 1), tone(82, 30, 0.6, 0.7, { wave: "triangle" }),
    air(420, 90, 0.16, 0.5, { filter: "lowpass" }), air(2400, 1300, 0.04, 0.35, { at: 0.015, q: 2 }),
  ],
  flint: [0, 0.12].flatMap((at) => [
    air(6200, 5200, 0.05, 0.1, { at, filter: "highpass" }), tone(2637, 2350, 0.16, 0.08, { at, wave: "triangle" }),
  ]),
  crack: [
    air(2600, 700, 0.1, 0.6, { q: 1.6 }), tone(190, 60, 0.08, 0.7, { wave: "square" }),
    air(3800, 2100, 0.03, 0.3, { at: 0.07, q: 3 }), air(3100, 1700, 0.03, 0.22, { at: 0.115, q: 3 }),
  ],
  egg: [tone(520, 660, 0.06, 0.3), air(1800, 1500, 0.02, 0.08)],
  chew: [0, 0.17, 0.33, 0.52].map((at) => air(760, 480, 0.1, 0.2, { at, q: 2.2, attack: 0.025 })),
  heartbeat: [tone(74, 42, 0.14, 0.5, { attack: 0.012 }), tone(66, 38, 0.16, 0.35, { at: 0.17, attack: 0.012 })],
  death: [air(1700, 140, 1.7, 0.1, { filter: "lowpass", attack: 0.14 }), tone(98, 49, 1.5, 0.16, { attack: 0.1 })],
  victory: [
    air(420, 950, 2.8, 0.1, { q: 0.8, attack: 0.9 }),
    ...[0.7, 0.84, 1.02, 1.5, 1.62, 2.05].map((at, n) => chirp(at, 2500 + 190 * (n % 3), 3300 + 160 * (n % 2))),
  ],

  // of the island
  pawn: [tone(330, 180, 0.07, 0.6, { wave: "triangle" }), air(1300, 900, 0.03, 0.18, { filter: "lowpass" })],
  dice: [0, 0.06, 0.105, 0.17, 0.26, 0.38].map((at, n) => air(2500 - 180 * n, 1500, 0.035, 0.34 - 0.035 * n, { at, q: 2.4 })),
  gain: [note(0, 392, 0.35, 0.18), note(0.09, 523.25, 0.45, 0.18)],
  wound: [tone(150, 55, 0.22, 0.9), air(900, 300, 0.14, 0.35)],
  page: [air(2200, 5200, 0.24, 0.14, { q: 0.8, attack: 0.1 })],
  night: [
    tone(110, 108, 1.9, 0.12, { attack: 0.5 }), tone(164.8, 163, 1.7, 0.07, { attack: 0.6 }),
    ...[0.5, 0.58, 0.66, 1.2, 1.28, 1.36].map((at) => tone(4300, 4250, 0.05, 0.018, { at, attack: 0.01 })),
  ],
  win: [note(0, 392), note(0.13, 493.88), note(0.26, 587.33), note(0.39, 783.99, 1.1, 0.24)],
  loss: [note(0, 392, 0.6), note(0.24, 329.63, 0.7), note(0.5, 246.94, 1.3, 0.22)],
} satisfies Record<string, readonly Voice[]>;

export type Sound = keyof typeof SOUNDS;
export type Stop = () => void;

/** The clicks of a rattle of so many milliseconds: faster and higher to its end, and higher when the odds are bad. */
export function rattle(odds: number, ms: number): Voice[] {
  const bad = Math.min(1, Math.max(0, odds));
  const length = Math.max(0, ms) / 1000;
  const found: Voice[] = [];
  for (let at = 0; at < length; ) {
    const far = at / length;
    const pitch = 700 + 1500 * bad + 900 * far;
    found.push(air(pitch, pitch * 0.8, 0.028, (0.12 + 0.3 * bad) * (0.5 + 0.5 * far), { at, q: 4, attack: 0.004 }));
    at += 1 / (9 + 14 * bad + 12 * far);
  }
  return found;
}

export interface Ear {
  /** a context to sound in */
  make: () => AudioContext;
  /** what the person wants: percent, 0 = no sounds */
  volume: () => number;
  /** where gestures are seen */
  gestures: EventTarget;
}

/** Loudness of everything at full volume. */
const FULL = 0.5;
/** So many voices sound at once, further ones are left out. */
const MOST = 48;
/** Milliseconds in which the same sound isn't heard twice. */
const APART = 40;
const GESTURES = ["pointerdown", "keydown"];

export class Sounds {
  private context: AudioContext | null = null;
  private out: GainNode | null = null;
  private noise: AudioBuffer | null = null;
  private woken = false;
  private dead = false;
  private sounding = 0;
  private readonly last = new Map<Sound, number>();

  constructor(private readonly ear: Ear) {
    for (const name of GESTURES) ear.gestures.addEventListener(name, this.wake, { capture: true, passive: true });
  }

  /** A sound, now. */
  play = (sound: Sound): void => {
    const now = Date.now();
    if (now - (this.last.get(sound) ?? 0) < APART) return;
    this.last.set(sound, now);
    this.start(SOUNDS[sound]);
  };

  /** A rattle while a card holds its breath. */
  hold = (odds: number, ms: number): Stop => this.start(rattle(odds, ms));

  /** A hiss until it is stopped. */
  hiss = (): Stop => this.start([air(5200, 5200, 3600, 0.006, { filter: "highpass", attack: 0.4 })]);

  /** A drip or a scratch, at times, until it is stopped; none while nobody looks. */
  cave = (chance: () => number = Math.random): Stop => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    const next = () => {
      timer = setTimeout(() => {
        if (!document.hidden) this.play(chance() < 0.7 ? "drip" : "scratch");
        next();
      }, 4000 + 9000 * chance());
    };
    next();
    return () => clearTimeout(timer);
  };

  private readonly wake = (): void => {
    this.woken = true;
    const context = this.ready();
    if (context?.state === "suspended") context.resume().catch(() => {});
  };

  /** The context, if sounds are wanted and may be made. */
  private ready(): AudioContext | null {
    if (this.dead || !this.woken || this.ear.volume() <= 0) return null;
    try {
      this.context ??= this.open();
      return this.context;
    } catch {
      this.dead = true; // no sound on this device
      return null;
    }
  }

  private open(): AudioContext {
    const context = this.ear.make();
    this.out = context.createGain();
    this.out.connect(context.createDynamicsCompressor()).connect(context.destination);
    this.noise = context.createBuffer(1, context.sampleRate, context.sampleRate);
    const samples = this.noise.getChannelData(0);
    for (let at = 0; at < samples.length; at += 1) samples[at] = Math.random() * 2 - 1;
    return context;
  }

  private start(voices: readonly Voice[]): Stop {
    const context = this.ready();
    if (!context || !this.out) return () => {};
    try {
      this.out.gain.value = FULL * (Math.min(100, this.ear.volume()) / 100);
      const group = context.createGain();
      group.connect(this.out);
      const sources: AudioScheduledSourceNode[] = [];
      for (const voice of voices) {
        if (this.sounding >= MOST) break;
        sources.push(this.voice(context, group, voice));
      }
      return () => {
        group.gain.setTargetAtTime(0, context.currentTime, 0.02);
        for (const source of sources) source.stop(context.currentTime + 0.12);
      };
    } catch {
      return () => {}; // a device that gives up in the middle is silent
    }
  }

  private voice(context: AudioContext, group: AudioNode, { at = 0, attack = 0.003, ...voice }: Voice): AudioScheduledSourceNode {
    const from = context.currentTime + at;
    const until = from + voice.length;
    const loud = context.createGain();
    loud.gain.setValueAtTime(0.0001, from);
    loud.gain.linearRampToValueAtTime(voice.gain, from + Math.min(attack, voice.length / 2));
    loud.gain.exponentialRampToValueAtTime(0.0001, until);
    loud.connect(group);
    const source = voice.wave === "noise" ? this.rustle(context, loud, voice, from) : this.tone(context, loud, voice, from);
    this.sounding += 1;
    source.onended = () => {
      this.sounding -= 1;
      loud.disconnect();
    };
    source.start(from);
    source.stop(until + 0.02);
    return source;
  }

  private tone(context: AudioContext, into: AudioNode, { wave, from, to, length }: Voice, at: number): OscillatorNode {
    const source = context.createOscillator();
    source.type = wave as OscillatorType;
    glide(source.frequency, from, to ?? from, at, length);
    source.connect(into);
    return source;
  }

  private rustle(context: AudioContext, into: AudioNode, voice: Voice, at: number): AudioBufferSourceNode {
    const source = context.createBufferSource();
    source.buffer = this.noise;
    source.loop = true;
    const filter = context.createBiquadFilter();
    filter.type = voice.filter ?? "bandpass";
    filter.Q.value = voice.q ?? 1;
    glide(filter.frequency, voice.from, voice.to ?? voice.from, at, voice.length);
    source.connect(filter).connect(into);
    return source;
  }
}

function glide(what: AudioParam, from: number, to: number, at: number, length: number): void {
  what.setValueAtTime(from, at);
  what.exponentialRampToValueAtTime(to, at + length);
}

export const { play, hold, hiss, cave } = new Sounds({
  make: () => new AudioContext(),
  volume: () => (settings.sound ? settings.volume : 0),
  gestures: window,
});
