"""Makes the frames of the landing's film: `python3 web/art/film/cellar.py [<every so many frames>]`.

Nothing moves in the cellar but its light, so a frame is a sum of what each light gives, as much of each as that
moment has. All of it comes back by whole turns: the last frame runs on into the first.
"""
import os
import subprocess
import sys

import numpy as np

here = os.path.dirname(os.path.abspath(__file__))
build = os.path.abspath(os.path.join(here, '../../../build'))
frames = os.path.join(build, 'film/cellar')
seconds, per_second = 8, 24
count = seconds * per_second

read = np.load(os.path.join(build, 'cellar/clean.npz'))
lights = {str(name): layer.astype(np.float32) for name, layer in zip(read['lights'], read['layers'])}
albedo = np.load(os.path.join(build, 'cellar/albedo.npy'))
position = np.load(os.path.join(build, 'cellar/position.npy'))
height, width = albedo.shape[:2]

TURN = 2 * np.pi
START = 0.89  # the first frame is the still: label and rum in full light


def wave(turn, times, shift=0.0):
    return np.sin(TURN * (times * turn + shift))


def flame(turn, seed, depth):
    """A flicker without a beat, 1 in the mean."""
    dice = np.random.default_rng(seed)
    parts = [(times, dice.random(), part) for times, part in ((1, 1.0), (2, 0.8), (3, 0.6), (5, 0.35), (7, 0.2))]
    return 1 + depth * sum(part * wave(turn, times, shift) for times, shift, part in parts) / 1.5


def along(place, stations, spread=0.8):
    """Shares of lights in a row when one light is at a place between them."""
    shares = np.exp(-0.5 * ((np.arange(stations) - place) / spread) ** 2)
    return shares / shares.sum()


def shares(turn):
    """How bright each light is at a moment of the loop."""
    found = {'heart': 0.85 * flame(turn, 3, 0.05), 'sample': 1.0 * flame(turn, 4, 0.07)}
    found |= {'rim': 1.0 + 0.22 * wave(turn, 1, 0.55), 'cool': 0.55, 'night': 1.0, 'teal': 0.5, 'cellar': 0.34}
    for step, share in enumerate(along(2.3 + 2.2 * wave(turn, 1, 0.05), 6)):
        found[f'key{step}'] = 2.3 * share
    for step, share in enumerate(along(2.0 + 1.7 * wave(turn, 1, 0.30), 5)):
        found[f'glow{step}'] = 3.2 * share
    for step, power in enumerate((0.20, 0.30, 0.40, 0.36)):
        found[f'lamp{step}'] = power * flame(turn, 20 + step, 0.14)
    return found


# Where the bench is, and what light that has gone through the bottle does there: it is drawn together to a bright
# strip away from the key, and trembles.
bench = np.exp(-((position[..., 2] / 0.03) ** 2))[..., None] * albedo
bench[: int(height * 0.72)] = 0


def strip(turn):
    angle = np.radians(-76 + 14 * (2.3 + 2.2 * wave(turn, 1, 0.05)))
    ahead = position[..., 0] * np.cos(angle) - position[..., 1] * np.sin(angle)
    aside = position[..., 0] * np.sin(angle) + position[..., 1] * np.cos(angle)
    for times, shift, length, size in ((2, 0.1, 9.0, 0.022), (3, 0.5, 16.0, 0.013), (-2, 0.8, 23.0, 0.009)):
        aside = aside + size * np.sin(length * ahead + TURN * (times * turn + shift))
    wide = 0.05 + 0.40 * np.abs(1 - ahead / 1.25)
    core = np.exp(-((aside / wide) ** 2)) / (0.25 + 3.2 * wide)
    edges = np.exp(-(((np.abs(aside) - 0.86 * wide) / 0.035) ** 2)) * 0.55
    fade = np.clip((ahead - 0.42) / 0.25, 0, 1) * np.exp(-np.maximum(ahead - 0.5, 0) / 0.75)
    return ((core + edges) * fade)[..., None] * np.array((1.0, 0.42, 0.085)) * bench


def blurred(picture, sigma):
    """A soft picture of it, made small and large again; wide blurs need no detail."""
    small = max(1, int(sigma / 2.5))
    rows, columns = picture.shape[0] // small, picture.shape[1] // small
    part = picture[: rows * small, : columns * small].reshape(rows, small, columns, small, 3).mean((1, 3))
    reach = int(3 * sigma / small) + 1
    kernel = np.exp(-0.5 * (np.arange(-reach, reach + 1) * small / sigma) ** 2)
    kernel /= kernel.sum()
    for axis in (0, 1):
        padded = np.pad(part, [(reach, reach) if at == axis else (0, 0) for at in range(3)], 'edge')
        part = sum(k * np.take(padded, range(i, i + part.shape[axis]), axis) for i, k in enumerate(kernel))
    down = (np.arange(picture.shape[0]) + 0.5) / small - 0.5
    right = (np.arange(picture.shape[1]) + 0.5) / small - 0.5
    for axis, at in ((0, down), (1, right)):
        at = np.clip(at, 0, part.shape[axis] - 1.001)
        low = at.astype(int)
        share = (at - low).reshape((-1, 1, 1) if axis == 0 else (1, -1, 1))
        part = np.take(part, low, axis) * (1 - share) + np.take(part, low + 1, axis) * share
    return part.astype(np.float32)


x, y = np.meshgrid((np.arange(width) + 0.5) / width, (np.arange(height) + 0.5) / height)
# Darker towards the edges, and where words stand.
edge = 1 - 0.62 * np.clip(np.hypot((x - 0.70) * 1.15, (y - 0.50) * 1.05) - 0.20, 0, 1) ** 1.25 / 0.55
dark = np.clip(edge, 0.12, 1)[..., None]
molasses = np.array((18, 14, 11)) / 255
grain = np.random.default_rng(9).triangular(-1, 0, 1, (height, width, 1)) * 0.9 / 255


def graded(light):
    """Film, from linear light: a soft shoulder, blacks as warm as the page."""
    light = np.maximum(light * 0.74, 0)
    shown = light * (2.51 * light + 0.03) / (light * (2.43 * light + 0.59) + 0.14)
    shown = np.clip(shown, 0, 1) ** (1 / 2.2)
    return 1 - (1 - molasses) * (1 - shown * 0.97)


def frame(turn):
    light = sum(share * lights[name] for name, share in shares(turn).items())
    light = light + 3.2 * strip(turn)
    bright = np.maximum(light - 0.9, 0) / (1 + np.maximum(light - 0.9, 0) * 0.12)
    light = light + 0.10 * blurred(bright, 5) + 0.10 * blurred(bright, 22) + 0.07 * blurred(bright, 80)
    light = light * dark
    return (np.clip(graded(light) + grain, 0, 1) * 255 + 0.5).astype(np.uint8)


os.makedirs(frames, exist_ok=True)
step = int(sys.argv[1]) if len(sys.argv) > 1 else 1
for number in range(0, count, step):
    raw = ['-f', 'rawvideo', '-pix_fmt', 'rgb24', '-s', f'{width}x{height}', '-i', '-']
    file = os.path.join(frames, f'{number:03}.png')
    subprocess.run(['ffmpeg', '-y', '-loglevel', 'error', *raw, file], input=frame(number / count + START).tobytes(), check=True)
