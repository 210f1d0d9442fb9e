"""The stand-ins for CircuitPython's modules take nothing that CircuitPython would not take."""

from host_tests.boards import bundled

WRONG = [
    ("display.refresh(minimum=1)", "TypeError"),
    ("display.contrast", "AttributeError"),
    ("display.brightness = 1.5", "ValueError"),
    ("display.rotation = 45", "ValueError"),
    (
        "display.root_group = displayio.TileGrid(displayio.Bitmap(8, 8, 2), pixel_shader=displayio.Palette(2))",
        "TypeError",
    ),
    ("displayio.Bitmap(8, 8, 2)[8, 0] = 1", "IndexError"),
    ("displayio.Bitmap(8, 8, 2)[0, 0] = 2", "ValueError"),
    ("displayio.Bitmap(8, 8)", "TypeError"),
    ("displayio.TileGrid(displayio.Bitmap(8, 8, 2), pixel_shader=displayio.Palette(2), tile_width=3)", "ValueError"),
    ("displayio.TileGrid(displayio.Bitmap(8, 8, 2), pixel_shader=displayio.Palette(2))[0] = 1", "ValueError"),
    ("group.append(group2)", "ValueError"),  # it is in one
    ("group.scale = 1.5", "TypeError"),
    ("group.hidden = 1", "TypeError"),
    ("group.layers", "AttributeError"),
    ("group.colour = 1; simulated.look_for_strays()", "AttributeError"),
    (
        "i2cdisplaybus.I2CDisplayBus(busio.I2C(pins.GP27, pins.GP26), device_address=0x3C)",
        "RuntimeError",
    ),  # one display
    ("busio.I2C(pins.GP26, pins.GP27)", "ValueError"),
    ("busio.I2C(pins.GP15, pins.GP14).scan()", "RuntimeError"),  # not locked
    ("pins.GP99", "AttributeError"),
    ("digitalio.DigitalInOut(pins.GP22)", "ValueError"),  # the lights'
    ("digitalio.DigitalInOut(1)", "TypeError"),
    ("digitalio.DigitalInOut(pins.GP0).value = 1", "AttributeError"),  # an input
    ("pwmio.PWMOut(pins.GP1).frequency = 440", "AttributeError"),
    ("bell.frequency = 0", "ValueError"),
    ("bell.frequency = 440.0", "TypeError"),
    ("bell.duty_cycle = 65536", "ValueError"),
    ("keypad.Keys((pins.GP2,), value_when_pressed=True)", "ValueError"),
    ("len(keys.events)", "TypeError"),
    ("keys.events.get_into(None)", "TypeError"),
    ("neopixel_write.neopixel_write(pins.GP22, b'')", "TypeError"),
    ("pixels[48] = 0", "IndexError"),
    ("pixels[0] = 0x1000000", "ValueError"),
    ("pixels[0] = (1, 2)", "ValueError"),
    ("pixels.brightness = 'full'", "TypeError"),
    ("nvm[0] = 256", "ValueError"),
    ("nvm[0:2] = b'1'", "ValueError"),
    ("struct.unpack_from('H', nvm)", "TypeError"),  # nvm is not a buffer
    ("time.sleep(-1)", "ValueError"),
    ("time.ticks_ms()", "AttributeError"),
    ("time.perf_counter()", "AttributeError"),
    ("os.system('ls')", "AttributeError"),
    ("os.remove('code.py')", "OSError"),
    ("open('new', 'w')", "OSError"),
    ("supervisor.runtime.auto = 1; simulated.look_for_strays()", "AttributeError"),
    ("supervisor.set_next_code_file('safe.py', sticky=True)", "TypeError"),
]
TRY = """
import board as pins, busio, digitalio, displayio, i2cdisplaybus, keypad, microcontroller, neopixel_write
import os, parts, pwmio, simulated, struct, supervisor, time

made = parts.board()
display, pixels, nvm = made.display, made.pixels, microcontroller.nvm
bell, keys = made.bell._pulse, made.keys._scanner
group, group2 = displayio.Group(), displayio.Group()
group.append(group2)
for source, error in {wrong!r}:
    try:
        exec(source)
        print(source, "was taken")
    except Exception as raised:
        if type(raised).__name__ != error:
            print(source, repr(raised))
"""


def test_the_stand_ins_take_nothing_that_circuitpython_does_not(drive):
    (drive / "wrong.py").write_text(TRY.format(wrong=WRONG))
    assert not bundled.play(drive, [], "wrong.py").output
