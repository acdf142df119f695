"""The back row of the cellar: cask heads whose chalk has run, light from a door at the right, mostly dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from cask import Casks  # noqa: E402
from materials import concrete, plain, wood  # noqa: E402
from shapes import sheet  # noqa: E402
from studio import COOL, Studio  # noqa: E402

studio = Studio(960, 1200)
casks = Casks()
marks = [[None, None, "chalk-lost"], [None, None, "chalk-faded"], []]
casks.racked(3, [-13.4, -7.0, -0.5, 6.0, 12.4], marks, wood("rail", (0.018, 0.009, 0.005), (0.11, 0.055, 0.025), 0.3), (0.4, 1.2, -0.25, 0.1, 0.8))
sheet("floor", [(-60, -40, 0), (60, -40, 0), (60, 20, 0), (-60, 20, 0)], concrete())
sheet("dark", [(-60, 4.6, 0), (60, 4.6, 0), (60, 4.6, 40), (-60, 4.6, 40)], plain("dark", (0.012, 0.014, 0.015), 1.0, specular=0)[0])
studio.area((15, -13, 9), (0, -4, 6), (1.2, 9), 5600, (1, 0.72, 0.44))
studio.area((-12, -18, 10), (0, 0, 8), (5, 5), 200, COOL)
studio.camera((-2.4, -27, 7.0), (-0.1, -4, 7.6), 47, (0, -4.1, 5), 2.0)
studio.take()
