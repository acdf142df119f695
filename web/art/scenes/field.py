"""The field at dusk: rows of cane to the hills, the sky still light."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from land import hill  # noqa: E402
from materials import noise, plain, ramp  # noqa: E402
from plants import Cane  # noqa: E402
from shapes import sheet  # noqa: E402
from sky import evening  # noqa: E402
from studio import Studio  # noqa: E402

studio = Studio(1680, 720)
cane = Cane(23)
chance = cane.random
for row in range(9):
    y = 12 + row * row * 2.2 + row * 7
    for x in range(-9, 10):
        if abs(x) < 1 and row < 5:
            continue
        cane.plant((x * (2.4 + row * 0.75) + chance.uniform(-0.8, 0.8) + (2.2 if x > 0 else -2.2), y + chance.uniform(-2, 2), -7), 9.5, 1)
soil, nodes, links, shader = plain("soil", (0.03, 0.02, 0.013), 0.95)
clods = noise(nodes, links, 0.5, 12)
links.new(ramp(nodes, links, clods.outputs["Fac"], [(0.35, (0.012, 0.008, 0.006)), (0.7, (0.055, 0.034, 0.02))]).outputs[0], shader.inputs["Base Color"])
sheet("soil", [(-900, -60, -7), (900, -60, -7), (900, 2500, -7), (-900, 2500, -7)], soil)
hill((-300, 1500, -20), 900, 130, 5, (0.010, 0.017, 0.016))
hill((520, 1900, -20), 1000, 210, 8, (0.014, 0.022, 0.022))
evening(low=(1.0, 0.40, 0.13), high=(0.035, 0.085, 0.115), strength=0.85, toward=-0.1)
studio.sun((0.32, -1, -0.12), 3.2, (1.0, 0.50, 0.20), 2)
studio.camera((0.4, -15, -0.6), (0.2, 60, 1.4), 34, (0, 22, 0), 2.8)
studio.take()
