// The bell: a piezo's square wave with its edges rounded.

const LOUDEST = 0.1; // of the gain
const LATE = 0.03; // seconds of delay, so that a late message does not disturb the rhythm

export class Sound {
  constructor() {
    this.audio = null;
    this.offset = null; // audio seconds minus the device's
    this.wanted = false; // by a person; the browser may hold it back
    this.volume = 0.7;
    this.changed = () => {}; // called when `on` or `wanted` may have changed
  }

  get on() {
    return this.audio !== null && this.audio.state === "running";
  }

  // Browsers let a page sound only after a person has touched it.
  async enable() {
    this.wanted = true;
    const Audio = window.AudioContext || window.webkitAudioContext;
    if (!Audio) return;
    if (!this.audio) {
      this.audio = new Audio({ latencyHint: "interactive" });
      this.tone = new OscillatorNode(this.audio, { type: "square", frequency: 880 });
      const round = new BiquadFilterNode(this.audio, { type: "lowpass", frequency: 5200 });
      this.gain = new GainNode(this.audio, { gain: 0 });
      this.tone.connect(round).connect(this.gain).connect(this.audio.destination);
      this.tone.start();
      this.audio.onstatechange = () => this.changed(); // a phone suspends it for a call
    }
    this.changed();
    await this.audio.resume();
    this.changed();
  }

  async mute() {
    this.wanted = false;
    this.changed();
    if (!this.audio) return;
    this.gain.gain.cancelScheduledValues(0);
    this.gain.gain.value = 0;
    await this.audio.suspend();
  }

  play(tones) {
    if (!this.on) return;
    const now = this.audio.currentTime;
    const offset = now + LATE - tones[tones.length - 1][0] / 1000;
    // Follow the device's clock; restart when the two have drifted apart.
    if (this.offset === null || Math.abs(offset - this.offset) > 0.2) this.offset = offset;
    for (const [milliseconds, hz, loud] of tones) {
      const at = Math.max(now, milliseconds / 1000 + this.offset);
      if (hz > 0) this.tone.frequency.setValueAtTime(Math.min(hz, 12000), at);
      this.gain.gain.setTargetAtTime(hz > 0 ? LOUDEST * this.volume * loud : 0, at, 0.004);
    }
  }
}
