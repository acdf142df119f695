"""The bay from the yard in the evening: horizon in the upper third, no people; the foreground is dark."""

import os
import sys

sys.path.insert(0, os.path.dirname(__file__))
from land import hill, water  # noqa: E402
from lights import lamps_behind  # noqa: E402
from materials import plain  # noqa: E402
from shapes import tube  # noqa: E402
from sky import evening  # noqa: E402
from studio import Studio  # noqa: E402

studio = Studio(1680, 720)
water(10, 9000, 6000, 0, 0.07, 0.03)
hill((-1700, 5200, -5), 2400, 260, 6, (0.006, 0.012, 0.014))
hill((1300, 4300, -5), 1700, 170, 9, (0.005, 0.010, 0.011))
hill((2500, 6000, -5), 2600, 420, 14, (0.009, 0.016, 0.018))
evening(low=(1.0, 0.36, 0.10), high=(0.030, 0.080, 0.110), strength=0.42, toward=0.015)
shore = [(820 + n * 63 + (n * 37) % 41, 4200, 9 + (n * 17) % 13) for n in range(17)]
lamps_behind(shore, 3.4, 26, 0)
lamps_behind([(-430, 2100, 62), (-438, 2100, 12)], 2.2, 40, 0)
hull = plain("hull", (0.006, 0.006, 0.007), 0.8)[0]
tube("yacht", [(-520, 2100, 6), (-430, 2100, 3), (-345, 2100, 10)], [3, 9, 2.5], hull, 8)
tube("mast", [(-430, 2100, 5), (-430, 2100, 150)], [1.4, 0.7], hull, 4)
studio.camera((0, -30, 26), (0, 1000, -64), 38)
studio.take()
