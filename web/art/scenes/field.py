"""A track through the field at dusk: walls of cane on both sides, the sun just below the hill at its end."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from land import hill  # noqa: E402
from materials import bump, noise, plain, ramp  # noqa: E402
from plants import Cane, place_instance  # noqa: E402
from shapes import sheet  # noqa: E402
from sky import evening  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(1680, 720, exposure=0.75)
cane = Cane(23)
chance = cane.random
clumps = [cane.clump(chance.uniform(20, 26), 4, 11) for _ in range(6)]
for side in (-1, 1):
    for row in range(5):
        y = -4.0
        while y < 420:
            x = side * (15 + row * 5.2 + chance.uniform(-1.2, 1.2))
            place_instance(chance.choice(clumps), (x, y, 0), chance.uniform(0, 6.28), chance.uniform(0.85, 1.1))
            y += chance.uniform(3.0, 4.4) * (1 + y / 160)
soil, nodes, links, shader = plain("soil", (0.03, 0.02, 0.013), 1.0, specular=0)
clods = noise(nodes, links, 0.55, 12)
earth = ramp(nodes, links, clods.outputs["Fac"], [(0.35, (0.030, 0.016, 0.009)), (0.7, (0.15, 0.078, 0.040))])
links.new(earth.outputs[0], shader.inputs["Base Color"])
bump(nodes, links, clods.outputs["Fac"], shader, 0.8, 0.6)
sheet("soil", [(-900, -60, 0), (900, -60, 0), (900, 2500, 0), (-900, 2500, 0)], soil)
hill((-300, 1500, -10), 1100, 125, 5, (0.030, 0.028, 0.028), haze=(0.030, 0.020, 0.019))
hill((420, 2100, -10), 1300, 235, 8, (0.060, 0.045, 0.042), haze=(0.085, 0.048, 0.034))
evening(low=(1.0, 0.40, 0.12), high=(0.022, 0.060, 0.085), strength=1.5, toward=0.008, clouds=0.75, rise=0.8)
studio.sun((-0.10, -1, -0.16), 8.0, (1.0, 0.50, 0.20), 3)
studio.area((0, -20, 60), (0, 40, 0), (60, 40), 26000, COOL, glossy=False)
# The sky at the left, for the wall of cane that faces away from the sun.
studio.sun((0.80, 0.55, -0.42), 1.7, (1.0, 0.72, 0.46), 12)
studio.camera((-2.5, -22, 15), (5.5, 60, 20.5), 32, (0, 40, 12), 5.5)
studio.take()
