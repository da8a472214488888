#include "talus/io/animation_page.h"

namespace talus::io {

std::string_view animation_script() {
  return R"script(
'use strict';
const $ = id => document.getElementById(id);
const view = $('view'), plot = $('plot');
const stones = ['#7d94a8', '#b08d6a', '#8a9f7e', '#a88490', '#9a93b5', '#c0a95e', '#6fa3a0', '#b5796a'];
const movers = []; // number of each moving body among the frames' poses
scene.bodies.forEach((body, i) => { if (!body.fixed) movers.push(i); });
const slot = new Map(movers.map((body, k) => [body, k]));
const end = frames[frames.length - 1][0];
let time = 0, playing = true, last = null, camera = null;

const style = name => getComputedStyle(document.body).getPropertyValue(name).trim();
const short = x => Math.abs(x) >= 1e5 || (x !== 0 && Math.abs(x) < 1e-3) ? x.toExponential(3) : x.toFixed(4);

function frameAt(t) { // the last frame not after t
  let low = 0, high = frames.length - 1;
  while (low < high) { const mid = (low + high + 1) >> 1; if (frames[mid][0] <= t) low = mid; else high = mid - 1; }
  return low;
}

function poses(t) { // [x, y, angle] of every body, between frames on a straight line
  const k = frameAt(t), a = frames[k], b = frames[Math.min(k + 1, frames.length - 1)];
  const s = b[0] > a[0] ? Math.min(1, (t - a[0]) / (b[0] - a[0])) : 0;
  return scene.bodies.map((body, i) => {
    if (body.fixed) return body.start;
    const j = 3 * slot.get(i);
    return [0, 1, 2].map(c => a[3][j + c] + s * (b[3][j + c] - a[3][j + c]));
  });
}

const place = (p, [x, y, angle]) => [x + Math.cos(angle) * p[0] - Math.sin(angle) * p[1],
                                     y + Math.sin(angle) * p[0] + Math.cos(angle) * p[1]];

function fit() { // the given view, or the start with the paths, but not farther than three times the start
  if (scene.viewport) return { x: scene.viewport[0], y: scene.viewport[1], w: scene.viewport[2], h: scene.viewport[2] };
  const box = [Infinity, Infinity, -Infinity, -Infinity];
  const grow = (x, y, r) => { box[0] = Math.min(box[0], x - r); box[1] = Math.min(box[1], y - r);
                              box[2] = Math.max(box[2], x + r); box[3] = Math.max(box[3], y + r); };
  for (const body of scene.bodies) for (const v of body.vertices) grow(...place(v, body.start), body.r);
  const [w, h] = [box[2] - box[0], box[3] - box[1]];
  const most = [box[0] - w, box[1] - h, box[2] + w, box[3] + h];
  const reach = movers.map(i => scene.bodies[i].r + Math.max(...scene.bodies[i].vertices.map(v => Math.hypot(...v))));
  for (const f of frames) reach.forEach((r, k) => grow(f[3][3 * k], f[3][3 * k + 1], r));
  for (const c of [0, 1]) { box[c] = Math.max(box[c], most[c]); box[c + 2] = Math.min(box[c + 2], most[c + 2]); }
  return { x: (box[0] + box[2]) / 2, y: (box[1] + box[3]) / 2, w: 0.54 * (box[2] - box[0]), h: 0.54 * (box[3] - box[1]) };
}

function sized(canvas) { // a context in CSS pixels, sharp on dense screens
  const ratio = window.devicePixelRatio || 1, w = canvas.clientWidth, h = canvas.clientHeight;
  if (canvas.width !== Math.round(w * ratio) || canvas.height !== Math.round(h * ratio)) {
    canvas.width = Math.round(w * ratio); canvas.height = Math.round(h * ratio);
  }
  const g = canvas.getContext('2d');
  g.setTransform(ratio, 0, 0, ratio, 0, 0);
  g.clearRect(0, 0, w, h);
  return [g, w, h];
}

function hatch(g) {
  const tile = document.createElement('canvas');
  tile.width = tile.height = 8;
  const t = tile.getContext('2d');
  t.fillStyle = style('--stone'); t.fillRect(0, 0, 8, 8);
  t.strokeStyle = style('--hatch'); t.lineWidth = 1.2;
  for (const d of [-8, 0, 8]) { t.beginPath(); t.moveTo(d, 8); t.lineTo(d + 8, 0); t.stroke(); }
  return g.createPattern(tile, 'repeat');
}

function shade(hex, factor) {
  const n = parseInt(hex.slice(1), 16);
  return `rgb(${[n >> 16, n >> 8 & 255, n & 255].map(c => Math.round(Math.min(255, c * factor))).join()})`;
}

function drawBody(g, body, i, pose, screen, scale, pattern) {
  const colour = body.colour || stones[i % stones.length];
  g.beginPath();
  body.vertices.forEach((v, k) => g[k ? 'lineTo' : 'moveTo'](...screen(place(v, pose))));
  g.closePath();
  g.lineJoin = g.lineCap = 'round';
  const fill = body.fixed && !body.colour ? pattern : colour;
  for (const [width, paint] of [[2 * body.r * scale + 2.4, body.fixed ? style('--hatch') : shade(colour, 0.62)],
                                [2 * body.r * scale, fill]]) {
    g.lineWidth = width; g.strokeStyle = g.fillStyle = paint;
    g.stroke(); g.fill();
  }
  if (body.fixed) {
    if (body.colour) { g.globalAlpha = 0.35; g.strokeStyle = g.fillStyle = pattern; g.stroke(); g.fill(); g.globalAlpha = 1; }
    return;
  }
  const v = body.vertices[0]; // a tick shows how it turns
  g.beginPath(); g.moveTo(...screen([pose[0], pose[1]])); g.lineTo(...screen(place([0.7 * v[0], 0.7 * v[1]], pose)));
  g.lineWidth = 1.5; g.strokeStyle = shade(colour, 0.5); g.stroke();
}

function drawSpring(g, spring, all, screen) {
  const at = e => screen(e.body < 0 ? e.point : place(e.point, all[e.body]));
  const [ax, ay] = at(spring.a), [bx, by] = at(spring.b);
  const length = Math.hypot(bx - ax, by - ay) || 1, nx = (ay - by) / length, ny = (bx - ax) / length;
  g.beginPath(); g.moveTo(ax, ay);
  for (let k = 1; k < 24; ++k) {
    const s = k / 24, side = k < 3 || k > 21 ? 0 : (k % 2 ? 5 : -5);
    g.lineTo(ax + s * (bx - ax) + side * nx, ay + s * (by - ay) + side * ny);
  }
  g.lineTo(bx, by);
  g.lineWidth = 1.6; g.lineJoin = 'round'; g.strokeStyle = spring.colour || style('--soft'); g.stroke();
  g.fillStyle = g.strokeStyle;
  for (const [x, y] of [[ax, ay], [bx, by]]) { g.beginPath(); g.arc(x, y, 3, 0, 7); g.fill(); }
}

function drawMarks(g, screen) { // contacts of the last tenth of a second played, fading
  const now = frameAt(time);
  for (let k = now; k >= 0 && k > now - 6; --k) {
    g.globalAlpha = 1 - (now - k) / 6;
    g.fillStyle = style('--flash');
    const c = frames[k][4];
    for (let j = 0; j < c.length; j += 2) { g.beginPath(); g.arc(...screen([c[j], c[j + 1]]), 2.6, 0, 7); g.fill(); }
  }
  g.globalAlpha = 1;
}

function drawView() {
  const [g, w, h] = sized(view);
  if (scene.background) { g.fillStyle = scene.background; g.fillRect(0, 0, w, h); }
  const scale = Math.min(w / (2 * camera.w), h / (2 * camera.h));
  const screen = ([x, y]) => [w / 2 + (x - camera.x) * scale, h / 2 - (y - camera.y) * scale];
  const all = poses(time), pattern = hatch(g);
  scene.bodies.forEach((body, i) => drawBody(g, body, i, all[i], screen, scale, pattern));
  for (const spring of scene.springs) drawSpring(g, spring, all, screen);
  if ($('marks').checked) drawMarks(g, screen);
}

function ticks(low, high, count) {
  const raw = (high - low) / count || 1, power = 10 ** Math.floor(Math.log10(raw));
  const step = power * [1, 2, 5, 10].find(m => m * power >= raw), list = [];
  for (let x = Math.ceil(low / step) * step; x <= high + 1e-9 * step; x += step) list.push(Math.abs(x) < 1e-9 * step ? 0 : x);
  return list;
}

const lowest = frames.reduce((least, f) => Math.min(least, f[2]), Infinity); // only differences of U mean anything
const curves = [['--potential', f => f[2] - lowest], ['--kinetic', f => f[1]], ['--ink', f => f[1] + f[2] - lowest]];
let low = 0, high = 0;
for (const f of frames) for (const [, value] of curves) { low = Math.min(low, value(f)); high = Math.max(high, value(f)); }
if (high === low) high = low + 1;

function drawPlot() {
  const [g, w, h] = sized(plot), left = 64, right = w - 14, top = 12, bottom = h - 24;
  const px = t => left + (end > 0 ? t / end : 0) * (right - left), py = e => bottom - (e - low) / (high - low) * (bottom - top);
  g.font = '12px system-ui, sans-serif'; g.lineWidth = 1; g.strokeStyle = style('--line'); g.fillStyle = style('--soft');
  g.textAlign = 'right'; g.textBaseline = 'middle';
  for (const e of ticks(low, high, 4)) {
    g.beginPath(); g.moveTo(left, py(e)); g.lineTo(right, py(e)); g.stroke();
    g.fillText(parseFloat(e.toPrecision(6)) + ' J', left - 8, py(e));
  }
  g.textAlign = 'center'; g.textBaseline = 'top';
  for (const t of ticks(0, end, 8)) g.fillText(parseFloat(t.toPrecision(6)) + ' s', px(t), bottom + 6);
  g.lineWidth = 2; g.lineJoin = 'round';
  for (const [name, value] of curves) {
    g.strokeStyle = style(name); g.beginPath();
    frames.forEach((f, k) => g[k ? 'lineTo' : 'moveTo'](px(f[0]), py(value(f))));
    g.stroke();
  }
  g.strokeStyle = style('--accent'); g.lineWidth = 1.5;
  g.beginPath(); g.moveTo(px(time), top - 6); g.lineTo(px(time), bottom); g.stroke();
}

function show() {
  const k = frameAt(time), f = frames[k];
  $('scrub').value = k;
  $('time').textContent = `${time.toFixed(3)} s of ${end.toFixed(2)} s`;
  $('kinetic').textContent = short(f[1]) + ' J';
  $('potential').textContent = short(f[2] - lowest) + ' J';
  $('total').textContent = short(f[1] + f[2] - lowest) + ' J';
  $('play').textContent = playing ? 'Pause' : 'Play';
  drawView(); drawPlot();
}

function seek(t) { time = Math.min(end, Math.max(0, t)); show(); }
function pauseAt(k) { playing = false; seek(frames[Math.min(frames.length - 1, Math.max(0, k))][0]); }
function toggle() { playing = !playing; last = null; if (playing && time >= end) time = 0; show(); if (playing) requestAnimationFrame(tick); }
function tick(now) {
  if (!playing) return;
  if (last !== null) time += (now - last) / 1000 * parseFloat($('speed').value);
  last = now;
  if (time >= end) { time = end; playing = false; }
  show();
  if (playing) requestAnimationFrame(tick);
}

$('title').textContent = document.title = scene.title;
$('facts').textContent = [scene.description, `law ${scene.law}`, `${scene.integrator}, dt ${scene.dt} s`,
                          `${scene.bodies.length} bodies`].filter(Boolean).join('  \u00b7  ');
$('note').textContent = note;
$('scrub').max = frames.length - 1;
$('scrub').oninput = e => pauseAt(+e.target.value);
$('play').onclick = toggle;
$('back').onclick = () => pauseAt(frameAt(time) - 1);
$('next').onclick = () => pauseAt(frameAt(time) + 1);
$('marks').onchange = show;
$('theme').onclick = () => {
  const dark = document.body.classList.contains('dark') ||
    (!document.body.classList.contains('light') && matchMedia('(prefers-color-scheme: dark)').matches);
  document.body.classList.toggle('dark', !dark); document.body.classList.toggle('light', dark); show();
};
document.addEventListener('keydown', e => {
  if (e.target.tagName === 'SELECT') return;
  const act = { ' ': toggle, ArrowLeft: () => pauseAt(frameAt(time) - 1), ArrowRight: () => pauseAt(frameAt(time) + 1),
                Home: () => pauseAt(0), End: () => pauseAt(frames.length - 1) }[e.key];
  if (act) { e.preventDefault(); act(); }
});
plot.onpointerdown = plot.onpointermove = e => {
  if (e.buttons) { playing = false; seek((e.offsetX - 64) / (plot.clientWidth - 78) * end); }
};
view.onwheel = e => {
  e.preventDefault();
  const f = Math.exp(e.deltaY / 600); camera.w *= f; camera.h *= f; show();
};
view.onpointermove = e => {
  if (!e.buttons) return;
  const scale = Math.min(view.clientWidth / (2 * camera.w), view.clientHeight / (2 * camera.h));
  camera.x -= e.movementX / scale; camera.y += e.movementY / scale; show();
};
view.ondblclick = () => { camera = fit(); show(); };
window.addEventListener('resize', show);

camera = fit();
const asked = new URLSearchParams(location.hash.slice(1)); // animation.html#t=1.5 opens standing at that time
if (asked.has('t')) { playing = false; time = Math.min(end, Math.max(0, parseFloat(asked.get('t')) || 0)); }
show();
if (playing) requestAnimationFrame(tick);
)script";
}

}  // namespace talus::io
