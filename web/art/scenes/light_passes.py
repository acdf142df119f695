"""The linear layer of each group of lights, in separate files, with the guides for denoising."""

import os

import bpy
import numpy as np


class LightPasses:
    """Passes of the current scene in a folder, as means over all samples so far: more can be added later.

    Create it when all lights are in their groups.
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
        groups = {f"Combined_{group.name}": group.name for group in layer.lightgroups}
        guides = {"Denoising Albedo": "albedo", "Denoising Normal": "normal", "Position": "position"}
        self.outputs = groups | guides
        for source, name in self.outputs.items():
            files.file_slots.new(name + "_")
            tree.links.new(drawn.outputs[source], files.inputs[name + "_"])

    def draw(self, seed, samples, rows=slice(None), columns=slice(None)):
        """Renders once more, and adds these rows and columns, which lie inside the border of the scene, if it has one."""
        cycles = self.scene.cycles
        cycles.seed, cycles.samples = seed, samples
        bpy.ops.render.render(write_still=False)
        samples_file = os.path.join(self.folder, "samples.npy")
        shape = (self.height, self.width, 1)
        before = np.load(samples_file) if os.path.exists(samples_file) else np.zeros(shape, np.float32)
        added = np.zeros_like(before)
        added[rows, columns] = samples
        after = before + added
        for name in self.outputs.values():
            file = os.path.join(self.folder, f"{name}.npy")
            mean = np.load(file) if os.path.exists(file) else 0
            np.save(file, (mean * before + self._read(name) * added) / np.maximum(after, 1))
        np.save(samples_file, after)

    def _read(self, name):
        picture = bpy.data.images.load(os.path.join(self.parts, f"{name}_0001.exr"))
        picture.colorspace_settings.name = "Non-Color"
        dots = np.empty(self.width * self.height * 4, np.float32)
        picture.pixels.foreach_get(dots)
        bpy.data.images.remove(picture)
        return dots.reshape(self.height, self.width, 4)[::-1, :, :3]
