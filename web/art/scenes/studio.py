"""The set-up of every picture: Cycles on the CPU, Filmic, one warm key light. One unit is ten centimetres."""

import glob
import math
import shutil
import sys
import tempfile

import bpy
import numpy as np
from clean import Take, bloom, clean
from mathutils import Vector

WARM = (1.0, 0.74, 0.46)
LOW_SUN = (1.0, 0.55, 0.22)
COOL = (0.42, 0.66, 0.78)
NIGHT = (0.010, 0.017, 0.020)


class Studio:
    """An empty scene of a size in pixels; its output comes from `-- <file> [scale] [samples]` on the command line."""

    def __init__(self, width, height, samples=40, exposure=0.0, night=NIGHT, seed=7):
        words = sys.argv[sys.argv.index("--") + 1 :] if "--" in sys.argv else []
        self.file = words[0] if words else "//picture.png"
        scale = float(words[1]) if len(words) > 1 else 1.0
        bpy.ops.wm.read_factory_settings(use_empty=True)
        self.scene = scene = bpy.context.scene
        scene.render.engine = "CYCLES"
        cycles = scene.cycles
        cycles.device = "CPU"
        cycles.seed = seed
        cycles.samples = int(words[2]) if len(words) > 2 else samples
        cycles.use_adaptive_sampling = True
        cycles.adaptive_threshold = 0.014
        cycles.use_denoising = False
        cycles.max_bounces = 14
        cycles.transmission_bounces = 12
        cycles.glossy_bounces = 5
        cycles.diffuse_bounces = 3
        cycles.transparent_max_bounces = 16
        # Caustics of glass are noise at this number of samples; its shadows are lightened instead.
        cycles.caustics_reflective = False
        cycles.caustics_refractive = False
        cycles.sample_clamp_indirect = 2.0
        cycles.sample_clamp_direct = 12.0
        cycles.blur_glossy = 1.0
        render = scene.render
        render.threads_mode = "FIXED"
        render.threads = 2
        render.resolution_x = int(width * scale)
        render.resolution_y = int(height * scale)
        render.image_settings.file_format = "PNG"
        render.filepath = self.file
        scene.view_settings.view_transform = "Filmic"
        scene.view_settings.look = "Medium High Contrast"
        scene.view_settings.exposure = exposure
        world = bpy.data.worlds.new("night")
        scene.world = world
        world.use_nodes = True
        world.node_tree.nodes["Background"].inputs[0].default_value = (*night, 1)

    def camera(self, at, look, lens=60, focus=None, fstop=None, shift=(0.0, 0.0)):
        """A camera; with `fstop` (for a world of decimetres) it is focused on the point `focus`."""
        data = bpy.data.cameras.new("camera")
        data.lens = lens
        data.shift_x, data.shift_y = shift
        data.clip_end = 5000
        camera = bpy.data.objects.new("camera", data)
        camera.location = at
        camera.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        if fstop is not None:
            data.dof.use_dof = True
            data.dof.focus_distance = (Vector(focus if focus else look) - Vector(at)).length
            data.dof.aperture_fstop = fstop
            data.dof.aperture_blades = 0
        self.scene.collection.objects.link(camera)
        self.scene.camera = camera
        return camera

    def area(self, at, look, size, energy, colour=WARM, glossy=True):
        """An area light that is invisible to the camera."""
        data = bpy.data.lights.new("area", "AREA")
        data.shape = "RECTANGLE"
        data.size, data.size_y = size
        data.energy = energy
        data.color = colour
        light = bpy.data.objects.new("area", data)
        light.location = at
        light.rotation_euler = (Vector(look) - Vector(at)).to_track_quat("-Z", "Y").to_euler()
        light.visible_camera = False
        light.visible_glossy = glossy
        light.visible_transmission = False
        self.scene.collection.objects.link(light)
        return light

    def lamp(self, at, energy, colour=LOW_SUN, radius=0.3):
        data = bpy.data.lights.new("lamp", "POINT")
        data.energy = energy
        data.color = colour
        data.shadow_soft_size = radius
        light = bpy.data.objects.new("lamp", data)
        light.location = at
        light.visible_camera = False
        self.scene.collection.objects.link(light)
        return light

    def sun(self, direction, strength, colour=LOW_SUN, angle=2.0):
        data = bpy.data.lights.new("sun", "SUN")
        data.energy = strength
        data.color = colour
        data.angle = math.radians(angle)
        light = bpy.data.objects.new("sun", data)
        light.rotation_euler = Vector(direction).to_track_quat("-Z", "Y").to_euler()
        self.scene.collection.objects.link(light)
        return light

    def take(self, through_mirrors=True):
        """Renders twice with half of the samples, removes the noise (see clean.py), and saves.

        The guides of a surface are those of what it reflects or transmits; with `through_mirrors=False`, its own: for
        metal, where edges in reflections could not be distinguished from noise.
        """
        colours = ("Denoising Albedo",) if through_mirrors else ("DiffCol", "GlossCol")
        shape = "Denoising Normal" if through_mirrors else "Normal"
        cycles = self.scene.cycles
        cycles.samples = max(1, cycles.samples // 2)
        self.scene.render.use_persistent_data = True
        takes = []
        for turn in (0, 1):
            cycles.seed += turn * 1000
            takes.append(self._render(colours, shape))
        _, height, width = takes[0].picture.shape
        image = bpy.data.images.new("picture", width, height, float_buffer=True)
        pixels = np.ones((height, width, 4), np.float32)
        pixels[..., :3] = bloom(clean(*takes)).transpose(1, 2, 0)
        image.pixels.foreach_set(pixels.ravel())
        image.save_render(self.file, scene=self.scene)

    def _render(self, colours, shape):
        layer = self.scene.view_layers[0]
        layer.cycles.denoising_store_passes = True
        layer.use_pass_diffuse_color = True
        layer.use_pass_glossy_color = True
        layer.use_pass_normal = True
        self.scene.use_nodes = True
        tree = self.scene.node_tree
        tree.nodes.clear()
        source = tree.nodes.new("CompositorNodeRLayers")
        out = tree.nodes.new("CompositorNodeOutputFile")
        folder = tempfile.mkdtemp()
        out.base_path = folder
        out.format.file_format = "OPEN_EXR"
        out.format.color_depth = "32"
        out.file_slots.clear()
        passes = ("Image", *colours, shape)
        for name in passes:
            out.file_slots.new(name)
            tree.links.new(source.outputs[name], out.inputs[name])
        bpy.ops.render.render()
        read = {name: self._read(folder, name) for name in passes}
        rendered = Take(read["Image"], sum(read[name] for name in colours), read[shape])
        shutil.rmtree(folder)
        return rendered

    @staticmethod
    def _read(folder, name):
        image = bpy.data.images.load(glob.glob(f"{folder}/{name}*.exr")[0])
        pixels = np.empty(len(image.pixels), np.float32)
        image.pixels.foreach_get(pixels)
        shape = (image.size[1], image.size[0], image.channels)
        bpy.data.images.remove(image)
        return np.ascontiguousarray(pixels.reshape(shape)[..., :3].transpose(2, 0, 1))
