#include "talus/io/spatial_player.h"

namespace talus::io {

std::string_view spatial_player_html() {
  return R"page(<style>
#player { position: relative; }
#view { display: block; width: 100%; height: min(62vh, 620px); background: var(--card); border: 1px solid var(--rule);
  border-radius: 6px; cursor: grab; touch-action: none; }
#noview { position: absolute; inset: 0; padding: 2em; color: var(--soft); }
.controls { display: flex; align-items: center; gap: 10px; flex-wrap: wrap; margin-top: 0.6em; }
.controls button, .controls select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--rule);
  border-radius: 6px; padding: 3px 10px; cursor: pointer; }
.controls button:hover, .controls select:hover { border-color: var(--link); }
#play { min-width: 74px; font-weight: 600; }
#scrub { flex: 1; min-width: 140px; accent-color: var(--link); }
#time { min-width: 130px; text-align: right; font-variant-numeric: tabular-nums; }
#hint { color: var(--soft); font-size: 0.87em; margin: 0.4em 0 0; }
@media print { .controls, #hint { display: none; } }
</style>
<div id="player"><canvas id="view"></canvas><p id="noview" hidden>This browser shows no WebGL; the tables hold the motion.</p></div>
<div class="controls">
<button id="play">Play</button>
<button id="back" title="One frame back (left arrow)">&#8249;</button>
<button id="next" title="One frame on (right arrow)">&#8250;</button>
<input id="scrub" type="range" min="0" step="1" value="0" aria-label="Time">
<output id="time"></output>
<label>Speed <select id="speed"><option value="0.05">1/20</option><option value="0.1">1/10</option>
<option value="0.25">1/4</option><option value="0.5">1/2</option><option value="1" selected>1</option>
<option value="2">2</option><option value="4">4</option><option value="10">10</option></select></label>
<label><input id="points" type="checkbox"> contacts</label>
<button id="reset" title="Back to the first view (double click)">View</button>
</div>
<p id="hint">Drag to turn, right button or shift and drag to move, wheel to come nearer; space plays, arrows step.</p>
)page";
}

std::string_view spatial_player_script() {
  return R"script(
function drawTies(all, dark) {
  const at = ([body, ...p]) => body < 0 ? p : add(all[body][0], turn(all[body][1], p));
  drawLoose(film.springs.flatMap(s => s.map(at)), gl.LINES, dark ? [.85, .85, .85] : [.25, .27, .3]);
  gl.disable(gl.DEPTH_TEST);
  drawLoose([...film.springs.flatMap(s => s.map(at)), ...film.joints.map(j => at(j[1]))], gl.POINTS, [.15, .42, .75]);
  if ($('points').checked) {
    const k = frameAt(time), list = [];
    for (let i = firstMark[k]; i < firstMark[k + 1]; ++i) list.push([marks[3 * i], marks[3 * i + 1], marks[3 * i + 2]]);
    drawLoose(list, gl.POINTS, dark ? [1, .48, .43] : [.82, .2, .17]);
  }
  gl.enable(gl.DEPTH_TEST);
}
function paint() {
  const ratio = window.devicePixelRatio || 1, w = Math.round(view.clientWidth * ratio), h = Math.round(view.clientHeight * ratio);
  if (view.width !== w || view.height !== h) { view.width = w; view.height = h; }
  const back = paper(), dark = back[0] + back[1] + back[2] < 1.5, light = unit([0.35, -0.5, 0.8]);
  gl.viewport(0, 0, w, h); gl.clearColor(...back, 1);
  gl.clear(gl.COLOR_BUFFER_BIT | gl.DEPTH_BUFFER_BIT | gl.STENCIL_BUFFER_BIT);
  gl.uniformMatrix4fv(program.look, false, lookMatrix(w / Math.max(1, h)));
  gl.uniform3f(program.light, ...light); gl.uniform3f(program.sun, ...light); gl.uniform3f(program.back, ...back); gl.uniform1f(program.flat_, 0);
  const all = poses(time);
  film.bodies.forEach((body, i) => { if (shapes[body.shape].plane) drawBody(body, i, all[i], dark); });
  drawShadows(all, light, dark);
  film.bodies.forEach((body, i) => { if (!shapes[body.shape].plane) drawBody(body, i, all[i], dark); });
  drawTies(all, dark);
}
function show() {
  $('scrub').value = frameAt(time);
  $('time').textContent = `${time.toFixed(3)} s of ${end.toFixed(2)} s`;
  $('play').textContent = playing ? 'Pause' : 'Play';
  if (gl) paint();
}
function pauseAt(k) { playing = false; time = times[Math.min(times.length - 1, Math.max(0, k))]; show(); }
function toggle() { playing = !playing; last = null; if (playing && time >= end) time = 0; show(); if (playing) requestAnimationFrame(tick); }
function tick(now) {
  if (!playing) return;
  if (last !== null) time += (now - last) / 1000 * parseFloat($('speed').value);
  last = now;
  if (time >= end) { time = end; playing = false; }
  show();
  if (playing) requestAnimationFrame(tick);
}
function drag(e) {
  if (!e.buttons) return;
  if (e.buttons === 1 && !e.shiftKey) {
    camera.azimuth -= e.movementX * 0.008;
    camera.height = Math.min(1.55, Math.max(-1.2, camera.height + e.movementY * 0.008));
  } else {
    const z = unit(sub(eye(), camera.target)), x = unit(cross([0, 0, 1], z)), y = cross(z, x);
    const scale = camera.distance * 0.79 / view.clientHeight;
    camera.target = add(camera.target, add(times_(x, -e.movementX * scale), times_(y, e.movementY * scale)));
  }
  show();
}

$('scrub').max = times.length - 1;
$('scrub').oninput = e => pauseAt(+e.target.value);
$('play').onclick = toggle;
$('back').onclick = () => pauseAt(frameAt(time) - 1);
$('next').onclick = () => pauseAt(frameAt(time) + 1);
$('points').onchange = show;
$('reset').onclick = view.ondblclick = () => { camera = fit(); show(); };
document.addEventListener('keydown', e => {
  if (['SELECT', 'INPUT', 'BUTTON', 'SUMMARY'].includes(e.target.tagName) && e.key === ' ') return;
  const act = { ' ': toggle, ArrowLeft: () => pauseAt(frameAt(time) - 1), ArrowRight: () => pauseAt(frameAt(time) + 1) }[e.key];
  if (act && e.target.tagName !== 'SELECT') { e.preventDefault(); act(); }
});
view.onpointerdown = e => view.setPointerCapture(e.pointerId);
view.onpointermove = drag;
view.oncontextmenu = e => e.preventDefault();
view.addEventListener('wheel', e => {
  e.preventDefault();
  camera.distance = Math.min(100 * camera.radius, Math.max(0.02 * camera.radius, camera.distance * Math.exp(e.deltaY / 800))); show();
}, { passive: false });
window.addEventListener('resize', show);
matchMedia('(prefers-color-scheme: dark)').addEventListener('change', show);

const asked = new URLSearchParams(location.hash.slice(1)); // report.html#t=1.5 opens standing at that time
if (asked.has('t')) time = Math.min(end, Math.max(0, parseFloat(asked.get('t')) || 0));
if (gl) { compile(); camera = fit(); } else $('noview').hidden = false;
show();
)script";
}

}  // namespace talus::io
