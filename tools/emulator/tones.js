// What a PWM pin sounds like: its frequency, and how wide its pulses are.

/** Calls `heard(pin, hz, duty)` whenever the tone on a pin becomes another one. */
export function watchTone(rp2040, pin, heard) {
  const channel = rp2040.pwm.channels[(pin >> 1) & 7];
  let last = "";
  const look = () => {
    const onPin = rp2040.gpio[pin].functionSelect === 4 && channel.csr & 1;
    const width = pin & 1 ? channel.cc >>> 16 : channel.cc & 0xffff;
    const duty = onPin ? Math.min(1, width / (channel.top + 1)) : 0;
    const hz = duty ? rp2040.clkSys / ((channel.div / 16 || 256) * (channel.top + 1)) : 0;
    const now = `${Math.round(hz)} ${Math.round(duty * 1000)}`;
    if (now !== last) {
      last = now;
      heard(pin, Math.round(hz), Math.round(duty * 1000) / 1000);
    }
  };
  // A change of pitch is several writes: look when they are over.
  const alarm = rp2040.clock.createAlarm(look);
  const write = channel.writeRegister.bind(channel);
  channel.writeRegister = (offset, value) => {
    write(offset, value);
    alarm.schedule(50e3);
  };
  rp2040.gpio[pin].addListener(() => {
    if (rp2040.gpio[pin].functionSelect !== 4 && last !== "0 0") {
      alarm.schedule(50e3);
    }
  });
}
