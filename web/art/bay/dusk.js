// The bay at dusk, drawn for any moment of its loop. `drawFrame(width, height, turn)` is what render.ts calls; in a
// browser, serve the folder and open dusk.html?play.
import { lampsAt, loopSeconds, rockAt, wavesAt } from './bay.js';

const canvas = /** @type {HTMLCanvasElement} */ (document.querySelector('canvas'));
const gl = /** @type {WebGL2RenderingContext} */ (
  canvas.getContext('webgl2', { preserveDrawingBuffer: true, antialias: false })
);

const vertex = `#version 300 es
in vec2 corner;
void main() { gl_Position = vec4(corner, 0, 1); }`;

/** @param {number} kind @param {string} source */
function shader(kind, source) {
  const compiled = /** @type {WebGLShader} */ (gl.createShader(kind));
  gl.shaderSource(compiled, source);
  gl.compileShader(compiled);
  if (!gl.getShaderParameter(compiled, gl.COMPILE_STATUS))
    throw new Error(gl.getShaderInfoLog(compiled) ?? '');
  return compiled;
}

const fragment = await (await fetch('dusk.frag')).text();
const program = gl.createProgram();
gl.attachShader(program, shader(gl.VERTEX_SHADER, vertex));
gl.attachShader(
  program,
  shader(
    gl.FRAGMENT_SHADER,
    fragment.replaceAll('WAVES', `${wavesAt(0).length}`).replaceAll('LAMPS', `${lampsAt(0).length}`),
  ),
);
gl.linkProgram(program);
if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program) ?? '');
// biome-ignore lint/correctness/useHookAtTopLevel: WebGL's, not React's
gl.useProgram(program);
gl.bindBuffer(gl.ARRAY_BUFFER, gl.createBuffer());
gl.bufferData(gl.ARRAY_BUFFER, new Float32Array([-1, -1, 3, -1, -1, 3]), gl.STATIC_DRAW);
gl.enableVertexAttribArray(0);
gl.vertexAttribPointer(0, 2, gl.FLOAT, false, 0, 0);

/** @param {string} name */
const uniform = (name) => gl.getUniformLocation(program, name);

/** Share of the height up to the masthead; the part above it does not move, and is drawn once. */
const movingShare = 0.63;

/**
 * @param {number} width in pixels
 * @param {number} height in pixels
 * @param {number} turn part of the loop, 0 to 1; 1 is the same as 0
 */
function drawFrame(width, height, turn) {
  const first = canvas.width !== width || canvas.height !== height;
  if (first) Object.assign(canvas, { width, height });
  gl.enable(gl.SCISSOR_TEST);
  gl.scissor(0, 0, width, first ? height : Math.ceil(height * movingShare));
  gl.viewport(0, 0, width, height);
  gl.uniform2f(uniform('size'), width, height);
  const { lean, rise } = rockAt(turn);
  gl.uniform2f(uniform('rock'), lean, rise);
  gl.uniform4fv(uniform('wave'), wavesAt(turn).flat());
  gl.uniform4fv(
    uniform('lamp'),
    lampsAt(turn).flatMap(({ x, y, z, power }) => [x, y, z, power]),
  );
  gl.drawArrays(gl.TRIANGLES, 0, 3);
}

Object.assign(window, { drawFrame });

if (new URLSearchParams(location.search).has('play')) {
  const next = (/** @type {number} */ ms) => {
    drawFrame(640, 360, (ms / 1000 / loopSeconds) % 1);
    requestAnimationFrame(next);
  };
  requestAnimationFrame(next);
}
