"""Close-up of the still: shoulder, onion, neck; copper against the dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from materials import planks  # noqa: E402
from pot_still import floor, still  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import WARM, Studio  # noqa: E402

studio = Studio(1680, 720)
still()
floor()
sheet("wall", [(-200, 40, 0), (200, 40, 0), (200, 40, 90), (-200, 40, 90)], planks(width=3.4))
for at in ((-22, 22, 27), (24, 26, 30)):
    studio.lamp(at, 900)
studio.area((-30, -20, 30), (0, 0, 18), (6, 26), 15000, (1, 0.78, 0.54))
studio.area((34, -10, 30), (6, 0, 22), (3, 20), 4200, (0.60, 0.78, 0.92))
studio.area((0, -40, 46), (0, 0, 18), (22, 8), 3800, (1, 0.88, 0.74))
studio.area((6, 22, 44), (4, 0, 24), (30, 5), 7000, WARM)
studio.camera((-7, -42, 19), (5.2, 0, 20.2), 50, (-1, -5, 18), 3)
studio.take(through_mirrors=False)
