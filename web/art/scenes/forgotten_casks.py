"""The back row of the cellar: cask heads whose chalk has run, light from a door at the right, most of it dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from cask import Casks  # noqa: E402
from materials import concrete  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(960, 1200)
casks = Casks()
for x, z, mark, roll in ((-7.2, 3.1, None, 0.4), (-0.4, 3.1, "chalk-lost", -0.25), (6.5, 3.1, None, 1.2),
                         (-3.8, 9.0, None, 0.9), (3.1, 9.0, "chalk-2019", 0.2), (-0.4, 14.9, None, 0.5), (-7.2, 14.9, None, 0.1), (6.5, 14.9, None, 0.8)):  # fmt: skip
    casks.lying((x, 0, z), mark, roll, 0.02 if x > 0 else -0.014)
sheet("floor", [(-60, -40, 0), (60, -40, 0), (60, 20, 0), (-60, 20, 0)], concrete())
studio.area((17, -9, 8), (1, -4, 6), (1.0, 9), 4200, (1, 0.72, 0.44))
studio.area((-12, -18, 10), (0, 0, 8), (5, 5), 110, COOL)
studio.camera((-2.6, -27, 7.2), (-0.2, -4, 7.4), 46, (0, -4.1, 5), 2.0)
studio.take()
