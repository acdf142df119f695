"""What each group of lights gives to a picture, in linear light, in files of its own; with it what tells surfaces apart."""

import os

import bpy
import numpy as np


class LightPasses:
    """Passes of the current scene in a folder, as means over all samples drawn so far: more can be drawn later.

    To be made when all lights are in their groups.
    """

    def __init__(self, folder):
        self.folder = folder
        self.scene = scene = bpy.context.scene
        self.width, self.height = scene.render.resolution_x, scene.render.resolution_y
        self.parts = os.path.join(folder, "parts")
        layer = bpy.context.view_layer
        layer.cycles.denoising_store_passes = True
        layer.use_pass_position = True
        scene.use_nodes = True
        tree = scene.node_tree
        tree.nodes.clear()
        drawn = tree.nodes.new("CompositorNodeRLayers")
        files = tree.nodes.new("CompositorNodeOutputFile")
        files.base_path = self.parts
        files.format.file_format = "OPEN_EXR"
        files.format.color_mode, files.format.color_depth, files.format.exr_codec = "RGB", "32", "ZIP"
        files.file_slots.clear()
        groups = {f"Combined_{made.name}": made.name for made in layer.lightgroups}
        guides = {"Denoising Albedo": "albedo", "Denoising Normal": "normal", "Position": "position"}
        self.wanted = groups | guides
        for source, name in self.wanted.items():
            files.file_slots.new(name + "_")
            tree.links.new(drawn.outputs[source], files.inputs[name + "_"])

    def draw(self, seed, samples, rows=slice(None), columns=slice(None)):
        """Draws once more; what counts are these rows and columns, inside a border that the scene may have."""
        cycles = self.scene.cycles
        cycles.seed, cycles.samples = seed, samples
        bpy.ops.render.render(write_still=False)
        counted = os.path.join(self.folder, "samples.npy")
        shape = (self.height, self.width, 1)
        before = np.load(counted) if os.path.exists(counted) else np.zeros(shape, np.float32)
        now = np.zeros_like(before)
        now[rows, columns] = samples
        after = before + now
        for name in self.wanted.values():
            file = os.path.join(self.folder, f"{name}.npy")
            mean = np.load(file) if os.path.exists(file) else 0
            np.save(file, (mean * before + self._read(name) * now) / np.maximum(after, 1))
        np.save(counted, after)

    def _read(self, name):
        picture = bpy.data.images.load(os.path.join(self.parts, f"{name}_0001.exr"))
        picture.colorspace_settings.name = "Non-Color"
        dots = np.empty(self.width * self.height * 4, np.float32)
        picture.pixels.foreach_get(dots)
        bpy.data.images.remove(picture)
        return dots.reshape(self.height, self.width, 4)[::-1, :, :3]
