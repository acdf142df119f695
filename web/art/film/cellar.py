"""Renders the frames of the landing film: `python3 web/art/film/cellar.py [<step>]`.

Only the light changes, so a frame is a weighted sum of one layer for each light. All weights are periodic, so that
the last frame continues into the first.
"""
import os
import sys

import numpy as np
from loop_light import TURN, flame, grade, grain, row_weights, wave, with_glow, write_frames

here = os.path.dirname(os.path.abspath(__file__))
build = os.path.abspath(os.path.join(here, '../../../build'))
frames = os.path.join(build, 'film/cellar')
seconds, per_second = 8, 24
count = seconds * per_second

archive = np.load(os.path.join(build, 'cellar/clean.npz'))
lights = {str(name): layer.astype(np.float32) for name, layer in zip(archive['lights'], archive['layers'])}
albedo = np.load(os.path.join(build, 'cellar/albedo.npy'))
position = np.load(os.path.join(build, 'cellar/position.npy'))
height, width = albedo.shape[:2]

START = 0.89  # the first frame is the still: label and rum in full light


def shares(turn):
    """How bright each light is at a moment of the loop."""
    weights = {'heart': 0.85 * flame(turn, 3, 0.05), 'sample': 1.0 * flame(turn, 4, 0.07)}
    weights |= {'rim': 1.0 + 0.22 * wave(turn, 1, 0.55), 'cool': 0.55, 'night': 1.0, 'teal': 0.5, 'cellar': 0.34}
    for step, share in enumerate(row_weights(2.3 + 2.2 * wave(turn, 1, 0.05), 6)):
        weights[f'key{step}'] = 2.3 * share
    for step, share in enumerate(row_weights(2.0 + 1.7 * wave(turn, 1, 0.30), 5)):
        weights[f'glow{step}'] = 3.2 * share
    for step, power in enumerate((0.20, 0.30, 0.40, 0.36)):
        weights[f'lamp{step}'] = power * flame(turn, 20 + step, 0.14)
    return weights


# The caustic of the bottle on the bench: light focused into a bright, trembling strip on the side away from the key.
bench = np.exp(-((position[..., 2] / 0.03) ** 2))[..., None] * albedo
bench[: int(height * 0.72)] = 0


def caustic(turn):
    angle = np.radians(-76 + 14 * (2.3 + 2.2 * wave(turn, 1, 0.05)))
    ahead = position[..., 0] * np.cos(angle) - position[..., 1] * np.sin(angle)
    across = position[..., 0] * np.sin(angle) + position[..., 1] * np.cos(angle)
    for times, shift, length, size in ((2, 0.1, 9.0, 0.022), (3, 0.5, 16.0, 0.013), (-2, 0.8, 23.0, 0.009)):
        across = across + size * np.sin(length * ahead + TURN * (times * turn + shift))
    wide = 0.05 + 0.40 * np.abs(1 - ahead / 1.25)
    core = np.exp(-((across / wide) ** 2)) / (0.25 + 3.2 * wide)
    edges = np.exp(-(((np.abs(across) - 0.86 * wide) / 0.035) ** 2)) * 0.55
    fade = np.clip((ahead - 0.42) / 0.25, 0, 1) * np.exp(-np.maximum(ahead - 0.5, 0) / 0.75)
    return ((core + edges) * fade)[..., None] * np.array((1.0, 0.42, 0.085)) * bench


x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
# Darker towards the edges and behind the text.
edge = 1 - 0.62 * np.clip(np.hypot((x - 0.70) * 1.15, (y - 0.50) * 1.05) - 0.20, 0, 1) ** 1.25 / 0.55
vignette = np.clip(edge, 0.12, 1)[..., None]
speckle = grain(height, width)


def frame(turn):
    turn += START
    light = sum(share * lights[name] for name, share in shares(turn).items())
    light = with_glow(light + 3.2 * caustic(turn)) * vignette
    return grade(light) + speckle


write_frames(frames, frame, count, int(sys.argv[1]) if len(sys.argv) > 1 else 1)
