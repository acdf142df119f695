"""The back row of the cellar: cask heads whose chalk has run, light from a door at the right, most of it dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from cask import Casks  # noqa: E402
from materials import concrete, plain  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(960, 1200)
casks = Casks()
for x, z, mark, roll in ((-6.7, 3.1, None, 0.4), (-0.4, 3.1, "chalk-lost", -0.25), (5.9, 3.1, None, 1.2),
                         (-3.55, 8.45, None, 0.9), (2.75, 8.45, None, 0.2),
                         (-6.7, 13.8, None, 0.1), (-0.4, 13.8, "chalk-gone", 0.12), (5.9, 13.8, None, 0.8)):  # fmt: skip
    casks.lying((x, 0, z), mark, roll, 0.02 if x > 0 else -0.014)
sheet("floor", [(-60, -40, 0), (60, -40, 0), (60, 20, 0), (-60, 20, 0)], concrete())
sheet("dark", [(-60, 4.6, 0), (60, 4.6, 0), (60, 4.6, 40), (-60, 4.6, 40)], plain("dark", (0.012, 0.014, 0.015), 1.0, specular=0)[0])
studio.area((15, -13, 9), (0, -4, 6), (1.2, 9), 5600, (1, 0.72, 0.44))
studio.area((-12, -18, 10), (0, 0, 8), (5, 5), 200, COOL)
studio.camera((-2.4, -27, 7.0), (-0.1, -4, 7.6), 47, (0, -4.1, 5), 2.0)
studio.take()
