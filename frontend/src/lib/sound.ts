// The one sound of the frame: two soft notes when it is one's turn. Tables add their own.
let context: AudioContext | null = null;

export function chime(volume: number): void {
  try {
    context ??= new AudioContext();
    const start = context.currentTime;
    for (const [at, pitch] of [523.25, 783.99].entries()) {
      const tone = context.createOscillator();
      const gain = context.createGain();
      tone.type = "sine";
      tone.frequency.value = pitch;
      gain.gain.setValueAtTime(0, start + at * 0.14);
      gain.gain.linearRampToValueAtTime((volume / 100) * 0.2, start + at * 0.14 + 0.02);
      gain.gain.exponentialRampToValueAtTime(0.0001, start + at * 0.14 + 0.5);
      tone.connect(gain).connect(context.destination);
      tone.start(start + at * 0.14);
      tone.stop(start + at * 0.14 + 0.55);
    }
  } catch {
    // no sound on this device
  }
}
