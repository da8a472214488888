// Shapes, shaders and the picture of one moment.

#include "talus/io/spatial_player.h"

namespace talus::io {

std::string_view spatial_painter_script() {
  return R"script(
const $ = id => document.getElementById(id);
const bytes = text => Uint8Array.from(atob(text), c => c.charCodeAt(0));
const floats = text => new Float32Array(bytes(text).buffer), words = text => new Uint32Array(bytes(text).buffer);
const stones = [[.49,.58,.66],[.69,.55,.42],[.54,.62,.49],[.66,.52,.56],[.60,.58,.71],[.75,.66,.37],[.44,.64,.63],[.71,.47,.42]];
const times = floats(film.times), counts = new Uint16Array(bytes(film.counts).buffer), marks = floats(film.marks);
const raw = new DataView(bytes(film.poses).buffer), end = times[times.length - 1];
const moving = film.bodies.map((b, i) => i).filter(i => !film.bodies[i].pose);
const slot = new Map(moving.map((body, k) => [body, k]));
const firstMark = [0];
counts.forEach(c => firstMark.push(firstMark[firstMark.length - 1] + c));

// Small vectors.
const add = (a, b) => [a[0] + b[0], a[1] + b[1], a[2] + b[2]], times_ = (a, s) => [a[0] * s, a[1] * s, a[2] * s];
const sub = (a, b) => add(a, times_(b, -1)), dot = (a, b) => a[0] * b[0] + a[1] * b[1] + a[2] * b[2];
const cross = (a, b) => [a[1] * b[2] - a[2] * b[1], a[2] * b[0] - a[0] * b[2], a[0] * b[1] - a[1] * b[0]];
const unit = a => times_(a, 1 / (Math.hypot(...a) || 1));
const turn = (q, v) => { // q = [w, x, y, z]
  const u = [q[1], q[2], q[3]], t = times_(cross(u, v), 2);
  return add(add(v, times_(t, q[0])), cross(u, t));
};

function poseAt(k, body) {
  const at = 20 * (k * moving.length + slot.get(body)), p = [], q = [];
  for (let c = 0; c < 3; ++c) p.push(raw.getFloat32(at + 4 * c, true));
  for (let c = 0; c < 4; ++c) q.push(raw.getInt16(at + 12 + 2 * c, true) / 32767);
  return [p, q];
}
function frameAt(t) { // the last frame not after t
  let low = 0, high = times.length - 1;
  while (low < high) { const mid = (low + high + 1) >> 1; if (times[mid] <= t) low = mid; else high = mid - 1; }
  return low;
}
function poses(t) { // [p, q] of every body, between frames on the shortest way
  const k = frameAt(t), n = Math.min(k + 1, times.length - 1);
  const s = times[n] > times[k] ? Math.min(1, (t - times[k]) / (times[n] - times[k])) : 0;
  return film.bodies.map((body, i) => {
    if (body.pose) return [body.pose.slice(0, 3), body.pose.slice(3)];
    const [pa, qa] = poseAt(k, i), [pb, qb] = poseAt(n, i);
    const same = qa.reduce((sum, x, c) => sum + x * qb[c], 0) < 0 ? -1 : 1;
    const q = qa.map((x, c) => x + s * (same * qb[c] - x)), length = Math.hypot(...q) || 1;
    return [pa.map((x, c) => x + s * (pb[c] - x)), q.map(x => x / length)];
  });
}

// Triangles with normals that are smooth where faces meet at less than 30 degrees, and the edges elsewhere.
function prepare(shape) {
  const v = floats(shape.v), t = words(shape.t), faces = [], around = new Map(), edges = new Map();
  const corner = i => [v[3 * i], v[3 * i + 1], v[3 * i + 2]], at = [];
  const place = i => corner(i).map(x => x.toPrecision(6)).join();
  for (let i = 0; i < t.length; i += 3) {
    const [a, b, c] = [corner(t[i]), corner(t[i + 1]), corner(t[i + 2])];
    const area = cross(sub(b, a), sub(c, a));
    faces.push([unit(area), area]);
    for (let k = 0; k < 3; ++k) {
      const key = at[i + k] = place(t[i + k]);
      if (!around.has(key)) around.set(key, []);
      around.get(key).push(i / 3);
    }
  }
  const sharp = Math.cos(Math.PI / 6), solid = [], lines = [];
  for (let i = 0; i < t.length; ++i) {
    const own = faces[Math.floor(i / 3)][0];
    let normal = [0, 0, 0];
    for (const f of around.get(at[i])) if (dot(faces[f][0], own) > sharp) normal = add(normal, faces[f][1]);
    solid.push(...corner(t[i]), ...unit(normal));
    const j = 3 * Math.floor(i / 3) + (i + 1) % 3, key = [at[i], at[j]].sort().join(' ');
    if (!edges.has(key)) edges.set(key, [i, j, own]);
    else if (dot(edges.get(key)[2], own) <= sharp) lines.push(...corner(t[i]), 0, 0, 0, ...corner(t[j]), 0, 0, 0);
  }
  const radius = Math.sqrt(Math.max(0, ...faces.map((f, i) => dot(corner(t[3 * i]), corner(t[3 * i])))));
  const round = !shape.plane && !lines.length, low = [1e30, 1e30, 1e30], high = [-1e30, -1e30, -1e30];
  for (let i = 0; i < v.length; ++i) { low[i % 3] = Math.min(low[i % 3], v[i]); high[i % 3] = Math.max(high[i % 3], v[i]); }
  const box = [0, 1, 2, 3, 4, 5, 6, 7].map(k => [0, 1, 2].map(c => k >> c & 1 ? high[c] : low[c]));
  return { solid: new Float32Array(solid), lines: new Float32Array(lines), radius, round, box, plane: shape.plane };
}
const shapes = film.shapes.map(prepare);

const view = $('view'), gl = view.getContext('webgl', { antialias: true, stencil: true, preserveDrawingBuffer: true });
let time = 0, playing = false, last = null, camera = null, program = null, loose = null;

const vertexShader = `
attribute vec3 point, normal;
uniform mat4 look; uniform vec3 place; uniform vec4 spin; uniform vec4 plane; uniform vec3 sun; uniform float flat_;
varying vec3 n, body, world;
vec3 turned(vec3 v) { vec3 t = 2.0 * cross(spin.yzw, v); return v + spin.x * t + cross(spin.yzw, t); }
void main() {
  body = point; n = turned(normal); world = place + turned(point);
  if (flat_ > 0.5) world -= sun * (dot(plane.xyz, world) - plane.w - flat_ * 1e-3) / dot(plane.xyz, sun);
  gl_Position = look * vec4(world, 1.0); gl_PointSize = 7.0;
}`;
const fragmentShader = `
#ifdef GL_FRAGMENT_PRECISION_HIGH
precision highp float;
#else
precision mediump float;
#endif
varying vec3 n, body, world;
uniform vec4 colour; uniform vec3 light, back; uniform float lit, pattern, cell, fade;
void main() {
  vec3 c = colour.rgb;
  if (pattern > 1.5) { // a plane: squares, and the ground fades out
    vec2 q = mod(floor(body.xy / cell), 2.0);
    c *= abs(q.x - q.y) > 0.5 ? 0.94 : 1.0;
    c = mix(c, back, smoothstep(0.25 * fade, 0.9 * fade, length(body.xy)));
    gl_FragColor = vec4(c, 1.0); return;
  }
  if (pattern > 0.5 && body.x * body.y * body.z > 0.0) c *= 0.72; // round bodies show how they turn
  if (lit > 0.5) { vec3 m = normalize(n); c *= 0.52 + 0.14 * m.z + 0.48 * max(0.0, dot(m, light)); }
  gl_FragColor = vec4(c, colour.a);
}`;

function compile() {
  program = gl.createProgram();
  for (const [kind, text] of [[gl.VERTEX_SHADER, vertexShader], [gl.FRAGMENT_SHADER, fragmentShader]]) {
    const shader = gl.createShader(kind);
    gl.shaderSource(shader, text); gl.compileShader(shader); gl.attachShader(program, shader);
    if (!gl.getShaderParameter(shader, gl.COMPILE_STATUS)) throw new Error(gl.getShaderInfoLog(shader));
  }
  gl.bindAttribLocation(program, 0, 'point'); gl.bindAttribLocation(program, 1, 'normal');
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS)) throw new Error(gl.getProgramInfoLog(program));
  gl.useProgram(program);
  for (const name of ['look', 'place', 'spin', 'plane', 'sun', 'light', 'flat_', 'colour', 'back', 'lit', 'pattern', 'cell', 'fade'])
    program[name] = gl.getUniformLocation(program, name);
  const buffer = data => { const b = gl.createBuffer(); gl.bindBuffer(gl.ARRAY_BUFFER, b); gl.bufferData(gl.ARRAY_BUFFER, data, gl.STATIC_DRAW); return b; };
  for (const s of shapes) { s.solidBuffer = buffer(s.solid); s.lineBuffer = buffer(s.lines); }
  loose = gl.createBuffer();
  gl.enableVertexAttribArray(0); gl.enableVertexAttribArray(1);
  gl.enable(gl.DEPTH_TEST);
}
function draw(buffer, mode, count) {
  gl.bindBuffer(gl.ARRAY_BUFFER, buffer);
  gl.vertexAttribPointer(0, 3, gl.FLOAT, false, 24, 0); gl.vertexAttribPointer(1, 3, gl.FLOAT, false, 24, 12);
  gl.drawArrays(mode, 0, count);
}
function drawLoose(points, mode, colour) { // points of the world
  if (!points.length) return;
  gl.uniform3f(program.place, 0, 0, 0); gl.uniform4f(program.spin, 1, 0, 0, 0);
  gl.uniform4f(program.colour, ...colour, 1); gl.uniform1f(program.lit, 0); gl.uniform1f(program.pattern, 0);
  gl.bindBuffer(gl.ARRAY_BUFFER, loose);
  gl.bufferData(gl.ARRAY_BUFFER, new Float32Array(points.flatMap(p => [...p, 0, 0, 0])), gl.DYNAMIC_DRAW);
  draw(loose, mode, points.length);
}

// Where the camera looks: at what moves and at fixed bodies of its size.
function fit() {
  const all = poses(0), low = [1e30, 1e30, 1e30], high = [-1e30, -1e30, -1e30];
  const grow = p => { for (let c = 0; c < 3; ++c) { low[c] = Math.min(low[c], p[c]); high[c] = Math.max(high[c], p[c]); } };
  const around = i => { for (const p of shapes[film.bodies[i].shape].box) grow(add(all[i][0], turn(all[i][1], p))); };
  moving.forEach(around);
  if (!moving.length) film.bodies.forEach((b, i) => { if (!shapes[b.shape].plane) around(i); });
  const size = Math.max(1e-3, Math.hypot(...sub(high, low))), start = [low.slice(), high.slice()];
  film.bodies.forEach((b, i) => { if (b.pose && !shapes[b.shape].plane && shapes[b.shape].radius < size) around(i); });
  for (let k = 0; k < times.length; k += Math.ceil(times.length / 60)) moving.forEach(i => grow(poseAt(k, i)[0]));
  for (let c = 0; c < 3; ++c) { low[c] = Math.max(low[c], start[0][c] - size); high[c] = Math.min(high[c], start[1][c] + size); }
  const radius = 0.5 * Math.max(1e-3, Math.hypot(...sub(high, low)));
  return { target: times_(add(low, high), 0.5), radius, distance: 1.9 * radius, azimuth: -1.05, height: 0.34 };
}
function eye() {
  const c = Math.cos(camera.height);
  return add(camera.target, times_([c * Math.cos(camera.azimuth), c * Math.sin(camera.azimuth), Math.sin(camera.height)], camera.distance));
}
function lookMatrix(aspect) { // columns of perspective times view
  const from = eye(), z = unit(sub(from, camera.target)), x = unit(cross([0, 0, 1], z)), y = cross(z, x);
  const near = 0.01 * camera.distance, far = 40 * (camera.distance + camera.radius), f = 1 / Math.tan(0.5 * 0.75);
  const a = -(far + near) / (far - near), b = -2 * far * near / (far - near), m = [];
  for (let c = 0; c < 3; ++c) m.push(f / aspect * x[c], f * y[c], a * z[c], -z[c]);
  m.push(-f / aspect * dot(x, from), -f * dot(y, from), -a * dot(z, from) + b, dot(z, from));
  return new Float32Array(m);
}
function paper() { return getComputedStyle(view).backgroundColor.match(/[\d.]+/g).slice(0, 3).map(x => x / 255); }
function colourOf(body, i, dark) {
  if (body.colour) return body.colour;
  if (!body.pose) return stones[i % stones.length];
  return dark ? [.30, .32, .34] : [.80, .79, .76];
}
function decimalStep(x) { const p = 10 ** Math.floor(Math.log10(x)); return x / p < 2 ? p : x / p < 5 ? 2 * p : 5 * p; }

function drawBody(body, i, [p, q], dark) {
  const shape = shapes[body.shape];
  gl.uniform3f(program.place, ...p); gl.uniform4f(program.spin, ...q);
  gl.uniform4f(program.colour, ...colourOf(body, i, dark), 1);
  gl.uniform1f(program.lit, 1); gl.uniform1f(program.pattern, shape.plane ? 2 : shape.round ? 1 : 0);
  gl.uniform1f(program.fade, shape.radius / Math.SQRT2); gl.uniform1f(program.cell, decimalStep(camera.radius / 2));
  gl.enable(gl.POLYGON_OFFSET_FILL); gl.polygonOffset(1, 1);
  draw(shape.solidBuffer, gl.TRIANGLES, shape.solid.length / 6);
  gl.disable(gl.POLYGON_OFFSET_FILL);
  if (!shape.lines.length || shape.plane) return;
  gl.uniform4f(program.colour, ...colourOf(body, i, dark).map(c => 0.55 * c), 1); gl.uniform1f(program.lit, 0); gl.uniform1f(program.pattern, 0);
  draw(shape.lineBuffer, gl.LINES, shape.lines.length / 6);
}
function drawShadows(all, light, dark) { // on the first plane that the light comes down on
  const ground = film.bodies.findIndex((b, i) => shapes[b.shape].plane && dot(turn(all[i][1], [0, 0, 1]), light) > 0.2);
  if (ground < 0) return;
  const n = turn(all[ground][1], [0, 0, 1]);
  gl.uniform4f(program.plane, ...n, dot(n, all[ground][0])); gl.uniform1f(program.flat_, Math.max(1, camera.radius));
  gl.uniform4f(program.colour, 0, 0, 0, dark ? 0.45 : 0.24); gl.uniform1f(program.lit, 0); gl.uniform1f(program.pattern, 0);
  gl.enable(gl.BLEND); gl.blendFunc(gl.SRC_ALPHA, gl.ONE_MINUS_SRC_ALPHA);
  gl.enable(gl.STENCIL_TEST); gl.stencilFunc(gl.EQUAL, 0, 255); gl.stencilOp(gl.KEEP, gl.KEEP, gl.INCR); gl.depthMask(false);
  film.bodies.forEach((body, i) => {
    const shape = shapes[body.shape];
    if (shape.plane) return;
    gl.uniform3f(program.place, ...all[i][0]); gl.uniform4f(program.spin, ...all[i][1]);
    draw(shape.solidBuffer, gl.TRIANGLES, shape.solid.length / 6);
  });
  gl.depthMask(true); gl.disable(gl.STENCIL_TEST); gl.disable(gl.BLEND); gl.uniform1f(program.flat_, 0);
}
)script";
}

}  // namespace talus::io
