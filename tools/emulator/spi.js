// The bytes that an SPI block sends, and the level of the pin that tells commands from pixels.

/** Calls `written(level, bytes)` with the bytes that went out while the pin had one level. */
export class SpiBus {
  constructor(rp2040, { block, dc }, written) {
    this.bytes = [];
    this.written = written;
    this.pin = rp2040.gpio[dc];
    const spi = rp2040.spi[block];
    // rp2040js lets a byte take no time, so that DMA loses what comes back.
    const sent = rp2040.clock.createAlarm(() => spi.completeTransmit(0));
    spi.onTransmit = (value) => {
      this.bytes.push(value & 0xff);
      sent.schedule((8 * 1e9) / (spi.clockFrequency || 1e6));
    };
    this.level = this.pin.outputValue;
    this.pin.addListener(() => {
      if (this.pin.outputValue !== this.level) {
        this.flush();
        this.level = this.pin.outputValue;
      }
    });
  }

  /** Hand on what went out so far. */
  flush() {
    if (this.bytes.length) {
      this.written(this.level ? 1 : 0, this.bytes);
      this.bytes = [];
    }
  }
}
