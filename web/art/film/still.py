"""Renders the frames of the film of the tours screen: `python3 web/art/film/still.py [<step>]`.

As in the cellar, only the light changes, and a frame is a weighted sum of one layer for each light.
"""
import os
import sys

import numpy as np
from clean_lights import denoise, despeckle
from loop_light import flame, grade, grain, row_weights, wave, with_glow, write_frames

build = os.path.abspath(os.path.join(os.path.dirname(os.path.abspath(__file__)), '../../../build'))
folder = os.path.join(build, 'still')
names = [f'key{step}' for step in range(6)] + ['cool', 'front', 'top', 'wall', 'night']


def load(name):
    return np.load(os.path.join(folder, f'{name}.npy')).astype(np.float32)


layers = np.stack([despeckle(load(name)) for name in names])
lights = dict(zip(names, denoise(layers, load('albedo'), load('normal'))))
height, width = lights['night'].shape[:2]
START = 0.7  # the first frame is the poster: shoulder, onion and neck in full light


def shares(turn):
    """How bright each light is at a moment of the loop."""
    weights = {'cool': 0.7 + 0.2 * wave(turn, 1, 0.55), 'front': 0.5, 'top': 0.8, 'wall': 0.6 * flame(turn, 20, 0.12), 'night': 1.0}
    for step, share in enumerate(row_weights(2.5 + 2.3 * wave(turn, 1), 6)):
        weights[f'key{step}'] = 1.6 * share
    return weights


speckle = grain(height, width)


def frame(turn):
    turn += START
    light = sum(share * lights[name] for name, share in shares(turn).items())
    return grade(with_glow(light)) + speckle


write_frames(os.path.join(build, 'film/still'), frame, 8 * 24, int(sys.argv[1]) if len(sys.argv) > 1 else 1)
