"""A row of vats, from one end: staves and hoops, brass taps, a ladder. The far ones are dark."""

import math
import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import lamps_behind  # noqa: E402
from materials import brass, concrete, hoop_iron, iron, oak, planks, wood  # noqa: E402
from shapes import box, lathe, sheet, tube  # noqa: E402
from studio import COOL, Studio  # noqa: E402

HEIGHT, FOOT, RIM = 22.0, 12.2, 10.8  # wider below: the hoops are driven down
STAND = 1.6


def radius(z):
    return FOOT + (RIM - FOOT) * z / HEIGHT


def vat(at, seed, iron_hoop, fittings):
    x, y = at
    body = lathe("vat", [(0, 1.0), (radius(0) - 0.7, 1.0), (radius(0) - 0.7, 0), (radius(0), 0), (RIM, HEIGHT), (RIM - 0.75, HEIGHT), (RIM - 0.6, HEIGHT - 4), (0, HEIGHT - 4)], oak(f"vat-{seed}", seed, 58), 192, (x, y, STAND))
    body.rotation_euler = (0, 0, seed)
    for z in (1.4, 4.6, 9.2, 14.4, 19.6):
        low, high = z - 0.42, z + 0.42
        lathe("hoop", [(radius(low), low), (radius(low) + 0.09, low), (radius(high) + 0.09, high), (radius(high), high)], iron_hoop, 192, (x, y, STAND))
    for turn in range(6):
        box("block", (3.2, 2.0, STAND), (x + 10.4 * math.cos(turn * 1.047), y + 10.4 * math.sin(turn * 1.047), STAND / 2), bearer, 0.06, turn * 1.047)
    front, high = y - radius(3.0), STAND + 3.0
    lathe("flange", [(0.0, 0), (0.95, 0), (0.95, 0.18), (0.6, 0.3), (0, 0.3)], fittings, 48, (x, front + 0.1, high)).rotation_euler = (math.pi / 2, 0, 0)
    tube("tap", [(x, front + 0.4, high), (x, front - 1.9, high)], [0.42, 0.38], fittings, 12)
    tube("spout", [(x, front - 1.65, high), (x, front - 2.05, high - 0.35), (x, front - 2.1, high - 1.3)], [0.36, 0.34, 0.30], fittings, 12)
    tube("key", [(x, front - 1.2, high), (x, front - 1.2, high + 1.1)], [0.16, 0.16], fittings, 8)
    tube("key", [(x - 0.8, front - 1.2, high + 1.15), (x + 0.8, front - 1.2, high + 1.15)], [0.18, 0.18], fittings, 8)


def ladder(foot, top, across, timber):
    """Two rails and their rungs, `across` apart; it leans from `foot` to `top`."""
    for side in (-1, 1):
        ends = [(end[0] + side * across[0] / 2, end[1] + side * across[1] / 2, end[2]) for end in (foot, top)]
        tube("rail", ends, [0.34, 0.30], timber, 8)
    for step in range(1, 9):
        t = step / 9
        x, y, z = (a + (b - a) * t for a, b in zip(foot, top))
        tube("rung", [(x - across[0] / 2, y - across[1] / 2, z), (x + across[0] / 2, y + across[1] / 2, z)], [0.2, 0.2], timber, 8)


studio = Studio(1600, 900)
bearer = wood("bearer", (0.018, 0.009, 0.005), (0.11, 0.055, 0.025), 0.3)
pale = wood("ladder", (0.09, 0.05, 0.025), (0.26, 0.155, 0.082), 0.6, (2.4, 2.4, 0.25))
hoops, fittings = hoop_iron(1.4), brass()
for number, at in enumerate(((-3, 0), (24.5, 3), (52, 6), (79.5, 9))):
    vat(at, 1.3 + number * 2.1, hoops, fittings)
ladder((9.37, -12.37, 0), (4.5, -7.5, 26), (2.26, 2.26), pale)
sheet("floor", [(-200, -120, 0), (200, -120, 0), (200, 30, 0), (-200, 30, 0)], concrete())
sheet("wall", [(-200, 30, -20), (200, 30, -20), (200, 30, 90), (-200, 30, 90)], planks(width=3.4))
lamps = [(-14, 24, 33), (11, 14, 33), (38, 17, 33), (66, 20, 33)]
for x, y, z in lamps:
    tube("flex", [(x, y, z + 0.6), (x, y, 80)], [0.06, 0.06], iron(), 3)
lamps_behind(lamps, 0.55, 34, 2600, 9)
studio.area((-34, -26, 30), (-2, 0, 11), (8, 16), 26000, (1, 0.78, 0.54))
studio.area((30, -30, 34), (22, 0, 10), (6, 14), 9000, (1, 0.70, 0.42))
studio.area((4, -60, 40), (0, 0, 8), (20, 8), 3000, COOL)
studio.camera((-15, -47, 14.0), (10.5, 0, 13.0), 29, (-2, -11, 12), 2.4)
studio.take()
