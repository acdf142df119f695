"""The complete still with its condenser. Warm light from the left, dark background."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from lights import lamps_behind  # noqa: E402
from materials import iron, planks  # noqa: E402
from pot_still import floor, still  # noqa: E402
from shapes import sheet, tube  # noqa: E402
from studio import WARM, Studio  # noqa: E402

studio = Studio(1440, 960)
still()
floor()
sheet("wall", [(-200, 34, 0), (200, 34, 0), (200, 34, 90), (-200, 34, 90)], planks(width=3.4))
wire = iron()
lamps = [(-16, 20, 30), (-6, 26, 33.5), (13, 22, 35), (34, 24, 31)]
for x, y, z in lamps:
    tube("wire", [(x, y, z + 0.5), (x, y, 80)], [0.06, 0.06], wire, 3)
lamps_behind(lamps, 0.62, 40, 1500, 9)
studio.area((-36, -24, 30), (3, 0, 13), (9, 32), 26000, (1, 0.78, 0.54))
studio.area((46, -6, 26), (12, 0, 14), (6, 28), 9000, (0.62, 0.78, 0.92))
studio.area((8, -50, 52), (9, 0, 10), (30, 12), 9000, (1, 0.88, 0.74))
studio.area((12, 26, 44), (10, 0, 20), (36, 6), 9000, WARM)
studio.camera((-3, -80, 17), (9.2, 0, 16.2), 49, (0, -6, 14), 5)
studio.take(through_mirrors=False)
