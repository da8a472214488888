#include "talus/io/animation_page.h"

namespace talus::io {

std::string_view animation_page_head() {
  return R"page(<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Talus scene</title>
<style>
:root { color-scheme: light dark; }
body { --page: #f3f2ee; --card: #ffffff; --ink: #23262b; --soft: #6a6f78; --line: #d9d7d0; --accent: #2563a8;
  --kinetic: #2f6fb4; --potential: #c4711c; --stone: #b9b4a8; --hatch: #8f897b; --flash: #d0342c; }
@media (prefers-color-scheme: dark) { body:not(.light) { --page: #15171a; --card: #1e2125; --ink: #e8e6e1;
  --soft: #9aa0a9; --line: #363a41; --accent: #6cacea; --kinetic: #6cacea; --potential: #e39a4a; --stone: #4c4f55;
  --hatch: #74787f; --flash: #ff7b6e; } }
body.dark { --page: #15171a; --card: #1e2125; --ink: #e8e6e1; --soft: #9aa0a9; --line: #363a41; --accent: #6cacea;
  --kinetic: #6cacea; --potential: #e39a4a; --stone: #4c4f55; --hatch: #74787f; --flash: #ff7b6e; }
* { box-sizing: border-box; }
body { margin: 0; height: 100vh; display: flex; flex-direction: column; gap: 10px; padding: 14px 18px; background: var(--page);
  color: var(--ink); font: 14px/1.45 system-ui, "Segoe UI", "Noto Sans", sans-serif; }
header { display: flex; align-items: baseline; gap: 14px; }
h1 { font-size: 18px; margin: 0; font-weight: 650; }
#facts { color: var(--soft); flex: 1; }
#note { color: var(--flash); font-weight: 600; }
canvas { display: block; width: 100%; background: var(--card); border: 1px solid var(--line); border-radius: 8px; }
#view { flex: 1; min-height: 160px; cursor: grab; touch-action: none; }
#plot { flex: none; height: 150px; cursor: pointer; }
.controls { display: flex; align-items: center; gap: 10px; flex-wrap: wrap; }
button, select { font: inherit; color: inherit; background: var(--card); border: 1px solid var(--line); border-radius: 7px;
  padding: 4px 11px; cursor: pointer; }
button:hover, select:hover { border-color: var(--accent); }
#play { min-width: 74px; font-weight: 600; }
#scrub { flex: 1; min-width: 140px; accent-color: var(--accent); }
output, .legend b { font-variant-numeric: tabular-nums; }
output { min-width: 132px; text-align: right; }
.legend { display: flex; gap: 20px; flex-wrap: wrap; color: var(--soft); font-size: 13px; }
.legend b { color: var(--ink); font-weight: 600; }
.legend i { display: inline-block; width: 16px; height: 3px; border-radius: 2px; vertical-align: middle; margin-right: 6px; }
.keys { margin-left: auto; }
</style>
</head>
<body>
<header><h1 id="title"></h1><span id="facts"></span><span id="note"></span><button id="theme" title="Light or dark">Theme</button></header>
<canvas id="view"></canvas>
<div class="controls">
<button id="play">Play</button>
<button id="back" title="One frame back (left arrow)">&#8249;</button>
<button id="next" title="One frame on (right arrow)">&#8250;</button>
<input id="scrub" type="range" min="0" step="1" value="0" aria-label="Time">
<output id="time"></output>
<label>Speed <select id="speed"><option value="0.05">1/20</option><option value="0.1">1/10</option>
<option value="0.25">1/4</option><option value="0.5">1/2</option><option value="1" selected>1</option>
<option value="2">2</option><option value="4">4</option><option value="10">10</option></select></label>
<label><input id="marks" type="checkbox" checked> contacts</label>
</div>
<canvas id="plot"></canvas>
<div class="legend"><span><i style="background:var(--kinetic)"></i>kinetic <b id="kinetic"></b></span>
<span title="above its lowest value"><i style="background:var(--potential)"></i>potential <b id="potential"></b></span>
<span><i style="background:var(--ink)"></i>total <b id="total"></b></span>
<span class="keys">space: play &nbsp; arrows: frame &nbsp; wheel, drag, double click: view</span></div>
)page";
}

}  // namespace talus::io
