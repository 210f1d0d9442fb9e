// The USB serial console, as a computer that has it open sees it.

import { USBCDC } from "rp2040js";

/** `print(text)` gets what the board says; `type(text)` types. */
export class Serial {
  constructor(rp2040, print) {
    const cdc = new USBCDC(rp2040.usbCtrl);
    const decoder = new TextDecoder();
    this.waiting = [];
    this.room = 0; // how much the board is ready to read
    this.cdc = cdc;
    this.usb = rp2040.usbCtrl;
    cdc.onSerialData = (bytes) => print(decoder.decode(bytes, { stream: true }));
    // rp2040js would answer every read at once, with nothing: an interrupt each 10 us.
    this.usb.onEndpointRead = (endpoint, size) => {
      if (endpoint === cdc.outEndpoint) {
        this.room = size;
        this.send();
      }
    };
  }

  type(text) {
    this.waiting.push(...new TextEncoder().encode(text));
    this.send();
  }

  send() {
    if (this.room && this.waiting.length) {
      const bytes = new Uint8Array(this.waiting.splice(0, Math.min(this.room, 64)));
      this.room = 0;
      this.usb.endpointReadDone(this.cdc.outEndpoint, bytes);
    }
  }
}
