"""Close-up of cask heads with chalk marks. One warm light from the right."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from cask import Casks  # noqa: E402
from materials import plain  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(1680, 720)
casks = Casks()
for x, z, mark, roll in ((-7.0, 0, "chalk-2021", 0.5), (0, 0, "chalk-arb4", -0.14), (7.0, 0, "chalk-2019", 0.85),
                         (-3.5, 5.2, None, 0.2), (3.5, 5.2, "chalk-2017", -0.6), (-3.5, -5.2, None, 1.1), (3.5, -5.2, None, 0.1)):  # fmt: skip
    casks.lying((x, 0, z), mark, roll, 0.015 * (1 if x > 0 else -1))
sheet("dark", [(-60, 5, -30), (60, 5, -30), (60, 5, 40), (-60, 5, 40)], plain("dark", (0.010, 0.012, 0.013), 1.0, specular=0)[0])
studio.area((13, -12, 5), (1, -4, 0), (1.6, 5), 3400, (1, 0.68, 0.38))
studio.area((2, -20, 9), (0, 0, 0), (4, 4), 260, (1, 0.8, 0.6))
studio.area((-16, -10, 4), (-4, 0, 0), (3, 6), 130, COOL)
studio.camera((-1.6, -19, 1.2), (0.2, -4, 0.1), 58, (0, -4.1, 0.5), 1.4)
studio.take()
