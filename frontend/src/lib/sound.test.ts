import { beforeEach, describe, expect, it, vi } from "vitest";
import { rattle, SOUNDS, type Sound, Sounds, type Voice } from "./sound";

/** A value over time, as far as it was told. */
class Param {
  value = 0;
  readonly told: [string, number, number][] = [];
  setValueAtTime = (value: number, at: number) => this.told.push(["set", value, at]);
  linearRampToValueAtTime = (value: number, at: number) => this.told.push(["line", value, at]);
  exponentialRampToValueAtTime = (value: number, at: number) => this.told.push(["curve", value, at]);
  setTargetAtTime = (value: number, at: number) => this.told.push(["to", value, at]);
}

class Node {
  gain = new Param();
  frequency = new Param();
  Q = new Param();
  started = -1;
  stopped = -1;
  onended: (() => void) | null = null;
  constructor(readonly kind: string) {}
  connect<T>(to: T): T {
    return to;
  }
  disconnect(): void {}
  start(at: number): void {
    this.started = at;
  }
  stop(at: number): void {
    this.stopped = at;
  }
}

class FakeContext {
  state = "suspended";
  currentTime = 10;
  sampleRate = 100;
  destination = new Node("out");
  made: Node[] = [];
  resume = vi.fn(async () => {
    this.state = "running";
  });
  private make(kind: string): Node {
    const node = new Node(kind);
    this.made.push(node);
    return node;
  }
  createGain = () => this.make("gain");
  createOscillator = () => this.make("tone");
  createBufferSource = () => this.make("noise");
  createBiquadFilter = () => this.make("filter");
  createDynamicsCompressor = () => this.make("compressor");
  createBuffer = (_: number, length: number) => ({ getChannelData: () => new Float32Array(length) });

  get sources(): Node[] {
    return this.made.filter((node) => node.started >= 0);
  }
}

let context: FakeContext;
let volume: number;
let made: number;
let window: EventTarget;
let sounds: Sounds;

beforeEach(() => {
  vi.useFakeTimers();
  context = new FakeContext();
  volume = 60;
  made = 0;
  window = new EventTarget();
  sounds = new Sounds({
    make: () => {
      made += 1;
      return context as unknown as AudioContext;
    },
    volume: () => volume,
    gestures: window,
  });
});

const press = () => window.dispatchEvent(new Event("pointerdown"));

describe("sounds", () => {
  it("wait for the first gesture and are not made up for", () => {
    sounds.play("crack");
    expect(made).toBe(0);
    press();
    expect(context.resume).toHaveBeenCalledOnce();
    expect(context.sources).toEqual([]);
    sounds.play("peril");
    expect(context.sources.length).toBe(SOUNDS.peril.length);
  });

  it("are not even prepared while they are off", () => {
    volume = 0;
    press();
    sounds.play("turn");
    sounds.hold(0.5, 600)();
    sounds.hiss()();
    expect(made).toBe(0);
    volume = 30;
    sounds.play("food");
    expect(made).toBe(1);
    expect(context.sources.length).toBeGreaterThan(0);
  });

  it("follow the volume, which is modest at its most", () => {
    press();
    volume = 100;
    sounds.play("food");
    const out = context.made.find((node) => node.kind === "gain")!;
    expect(out.gain.value).toBe(0.5);
    volume = 20;
    sounds.play("egg");
    expect(out.gain.value).toBeCloseTo(0.1);
  });

  it("start when they are asked for and end by themselves", () => {
    press();
    sounds.play("crack");
    for (const [at, source] of context.sources.entries()) {
      const voice: Voice = SOUNDS.crack[at]!;
      expect(source.started).toBeCloseTo(10 + (voice.at ?? 0));
      expect(source.stopped).toBeCloseTo(10 + (voice.at ?? 0) + voice.length + 0.02);
    }
  });

  it("are heard once when several cards ask at the same moment", () => {
    press();
    sounds.play("egg");
    sounds.play("egg");
    expect(context.sources.length).toBe(SOUNDS.egg.length);
    vi.advanceTimersByTime(50);
    sounds.play("egg");
    expect(context.sources.length).toBe(2 * SOUNDS.egg.length);
  });

  it("leave out what would be too much at once, until others have ended", () => {
    press();
    for (let at = 0; at < 30; at += 1) {
      sounds.play("peril");
      vi.advanceTimersByTime(50);
    }
    expect(context.sources.length).toBe(48);
    for (const source of context.sources) source.onended?.();
    sounds.play("food");
    expect(context.sources.length).toBe(48 + SOUNDS.food.length);
  });

  it("that go on can be stopped", () => {
    press();
    const stop = sounds.hiss();
    const source = context.sources[0]!;
    expect(source.stopped).toBeGreaterThan(1000);
    stop();
    expect(source.stopped).toBeLessThan(11);
  });

  it("never throw, whatever the device does", () => {
    const broken = new Sounds({
      make: () => {
        throw new Error("no sound here");
      },
      volume: () => 50,
      gestures: window,
    });
    press();
    expect(() => broken.play("win")).not.toThrow();
    expect(() => broken.hold(1, 500)()).not.toThrow();
    context.createOscillator = () => {
      throw new Error("gone");
    };
    expect(() => sounds.play("loss")).not.toThrow();
  });

  it("of the cave come at times, until it is left", () => {
    press();
    const leave = sounds.cave(() => 0.5);
    vi.advanceTimersByTime(8000);
    expect(context.sources.length).toBe(0);
    vi.advanceTimersByTime(1000);
    expect(context.sources.length).toBe(SOUNDS.drip.length);
    leave();
    vi.advanceTimersByTime(60_000);
    expect(context.sources.length).toBe(SOUNDS.drip.length);
  });
});

describe("what they are made of", () => {
  it.each(Object.keys(SOUNDS) as Sound[])("%s is short, audible and not loud", (name) => {
    const voices: readonly Voice[] = SOUNDS[name];
    expect(voices.length).toBeGreaterThan(0);
    for (const voice of voices) {
      expect((voice.at ?? 0) + voice.length).toBeLessThanOrEqual(3);
      expect(voice.gain).toBeGreaterThan(0);
      expect(voice.gain).toBeLessThanOrEqual(2);
      expect(Math.min(voice.from, voice.to ?? voice.from)).toBeGreaterThanOrEqual(30);
    }
  });

  it("rattles faster, higher and louder when the odds are bad, and to the end", () => {
    const good = rattle(0.1, 600);
    const bad = rattle(0.9, 600);
    expect(bad.length).toBeGreaterThan(good.length);
    expect(bad[0]!.from).toBeGreaterThan(good[0]!.from);
    expect(bad[0]!.gain).toBeGreaterThan(good[0]!.gain);
    expect(bad.at(-1)!.from).toBeGreaterThan(bad[0]!.from);
    expect(bad.at(-1)!.at).toBeLessThan(0.6);
    expect(rattle(0.5, 0)).toEqual([]);
  });
});
