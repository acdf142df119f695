"""Makes the frames of the tours screen's film: `python3 web/art/film/still.py [<every so many frames>]`.

As in the cellar nothing moves but light, and a frame is a sum of what each light gives.
"""
import os
import sys

import numpy as np
from clean_lights import calmed, cleaned
from loop_light import along, flame, grain, graded, wave, with_glow, write_frames

build = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../build'))
drawn = os.path.join(build, 'still')
names = [f'key{step}' for step in range(6)] + ['cool', 'front', 'top', 'wall', 'night']


def load(name):
    return np.load(os.path.join(drawn, f'{name}.npy')).astype(np.float32)


layers = np.stack([calmed(load(name)) for name in names])
lights = dict(zip(names, cleaned(layers, load('albedo'), load('normal'))))
height, width = lights['night'].shape[:2]
START = 0.7  # the first frame is the poster: shoulder, onion and neck in full light


def shares(turn):
    """How bright each light is at a moment of the loop."""
    found = {'cool': 0.7 + 0.2 * wave(turn, 1, 0.55), 'front': 0.5, 'top': 0.8, 'wall': 0.6 * flame(turn, 20, 0.12), 'night': 1.0}
    for step, share in enumerate(along(2.5 + 2.3 * wave(turn, 1), 6)):
        found[f'key{step}'] = 1.6 * share
    return found


speckle = grain(height, width)


def frame(turn):
    turn += START
    light = sum(share * lights[name] for name, share in shares(turn).items())
    return graded(with_glow(light)) + speckle


write_frames(os.path.join(build, 'film/still'), frame, 8 * 24, int(sys.argv[1]) if len(sys.argv) > 1 else 1)
