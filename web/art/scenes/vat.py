"""The vats, side by side, seen from where one stands between them: staves, hoops, a tap, a plank to look in from."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import lamps_behind  # noqa: E402
from materials import brass, concrete, hoop_iron, iron, oak, planks, wood  # noqa: E402
from shapes import box, lathe, sheet, tube  # noqa: E402
from studio import COOL, Studio  # noqa: E402

HEIGHT, FOOT, RIM = 22.0, 12.2, 10.8  # wider below: the hoops are driven down


def radius(z):
    return FOOT + (RIM - FOOT) * z / HEIGHT


def vat(at, seed, iron_hoop, fittings):
    x, y = at
    body = lathe("vat", [(0, 1.0), (radius(0) - 0.7, 1.0), (radius(0) - 0.7, 0), (radius(0), 0), (RIM, HEIGHT), (RIM - 0.75, HEIGHT), (RIM - 0.6, HEIGHT - 4), (0, HEIGHT - 4)], oak(f"vat-{seed}", seed, 58), 192, (x, y, 1.6))
    body.rotation_euler = (0, 0, seed)
    for z in (1.6, 4.6, 9.2, 14.4, 19.6):
        low, high = z - 0.42, z + 0.42
        lathe("hoop", [(radius(low), low), (radius(low) + 0.09, low), (radius(high) + 0.09, high), (radius(high), high)], iron_hoop, 192, (x, y, 1.6))
    for turn in range(6):
        box("block", (3.2, 2.0, 1.6), (x + 9.4 * math.cos(turn * 1.047), y + 9.4 * math.sin(turn * 1.047), 0.8), bearer, 0.06, turn * 1.047)
    front = y - radius(1.8)
    tube("tap", [(x, front + 0.4, 3.6), (x, front - 1.3, 3.6)], [0.42, 0.38], fittings, 12)
    tube("spout", [(x, front - 1.15, 3.6), (x, front - 1.45, 3.2), (x, front - 1.45, 2.5)], [0.34, 0.32, 0.30], fittings, 12)
    tube("key", [(x, front - 0.8, 3.6), (x, front - 0.8, 4.7)], [0.16, 0.16], fittings, 8)
    tube("key", [(x - 0.75, front - 0.8, 4.75), (x + 0.75, front - 0.8, 4.75)], [0.17, 0.17], fittings, 8)


studio = Studio(1600, 900)
bearer = wood("bearer", (0.018, 0.009, 0.005), (0.11, 0.055, 0.025), 0.3)
hoops, fittings = hoop_iron(), brass()
for number, at in enumerate(((-27, 6), (0, 0), (26.5, 5), (53, 11))):
    vat(at, 1.3 + number * 2.1, hoops, fittings)
for y in (14.4, 16.6, 18.8):
    box("plank", (140, 2.1, 0.6), (0, y, 19.6), bearer, 0.06)
sheet("floor", [(-200, -80, 0), (200, -80, 0), (200, 42, 0), (-200, 42, 0)], concrete())
sheet("wall", [(-200, 42, -20), (200, 42, -20), (200, 42, 90), (-200, 42, 90)], planks(width=3.4))
lamps = [(-14, 22, 33), (13, 24, 34.5), (40, 22, 33)]
for x, y, z in lamps:
    tube("flex", [(x, y, z + 0.6), (x, y, 80)], [0.06, 0.06], iron(), 3)
lamps_behind(lamps, 0.55, 34, 2600, 9)
studio.area((-30, -24, 30), (0, 0, 10), (7, 16), 21000, (1, 0.78, 0.54))
studio.area((34, -12, 24), (6, 0, 10), (4, 16), 5200, (1, 0.66, 0.36))
studio.area((4, -50, 36), (0, 0, 8), (20, 8), 3000, COOL)
studio.camera((-9, -42, 14.5), (3.5, 0, 13.2), 33, (0, -11, 12), 2.4)
studio.take()
