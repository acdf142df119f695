"""The vat on the third day: juice at work under its foam, seen over the rim."""

import math
import os
import random
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import lamps_behind  # noqa: E402
from materials import bump, hoop_iron, noise, oak, plain, planks, ramp  # noqa: E402
from shapes import ball, lathe, sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(1600, 900)
chance = random.Random(5)
staves = oak("vat")
iron = hoop_iron()
lathe("vat", [(9.2, -14), (10.4, 0), (11.2, 0), (10.1, -14)], staves, 160)
for z in (-1.6, -6.0):
    r = 11.2 + z * 0.082
    lathe("hoop", [(r - 0.06, z - 0.35), (r + 0.10, z - 0.35), (r + 0.15, z + 0.35), (r - 0.02, z + 0.35)], iron, 160)
foam, nodes, links, shader = plain("foam", (0.5, 0.36, 0.18), 0.55)
froth = noise(nodes, links, 0.55, 12, None, 0.8)
links.new(ramp(nodes, links, froth.outputs["Fac"], [(0.36, (0.10, 0.055, 0.018)), (0.52, (0.34, 0.21, 0.085)), (0.68, (0.66, 0.52, 0.31))]).outputs[0], shader.inputs["Base Color"])
bump(nodes, links, froth.outputs["Fac"], shader, 0.9, 0.6)
lathe("foam", [(0, -1.75), (6, -1.72), (10.15, -1.85)], foam, 128)
bubble = plain("bubble", (0.58, 0.43, 0.23), 0.22, specular=0.6)[0]
for _ in range(900):
    r, turn = 9.9 * math.sqrt(chance.random()), chance.uniform(0, 6.2832)
    size = chance.uniform(0.03, 0.13) * (1.7 if chance.random() < 0.05 else 1)
    ball("bubble", size, (r * math.cos(turn), r * math.sin(turn), -1.72 - size * 0.35), bubble, 16)
for x in (-26, 27):
    lathe("vat", [(9.2, -14), (10.4, 0), (11.2, 0), (10.1, -14)], staves, 96, (x, 16, 0))
sheet("wall", [(-200, 42, -20), (200, 42, -20), (200, 42, 60), (-200, 42, 60)], planks(width=3.4))
lamps_behind([(-19, 30, 14.5), (4, 33, 16), (24, 29, 14)], 0.5, 26, 1600)
studio.area((-18, 4, 15), (0, 0, -2), (5, 8), 3800, (1, 0.76, 0.50))
studio.area((16, 12, 10), (2, 0, -2), (3, 7), 1100, (1, 0.62, 0.32))
studio.area((0, -26, 16), (0, -8, -4), (9, 4), 900, COOL)
studio.camera((-2.5, -24, 10.5), (0.8, 0, -1.0), 40, (0, -3, -1.7), 1.6)
studio.take()
