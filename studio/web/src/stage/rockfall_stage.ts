// Everything on the stage of a rockfall project, bound to the state: a change of a signal changes its layer and nothing else.

import { cssValue } from '../base/css';
import { effect, signal } from '@preact/signals';
import { Vector3 } from 'three';
import { poseAt } from '../base/motion';
import { pickPath } from '../paths/pick';
import { pathOfRock, range } from '../paths/path_set';
import * as clock from '../state/clock';
import { addCorner, chosenCorner, handles, middles, moveCorner } from '../state/corners';
import { addDrawn, draped, features, regionBorders, selected, shownRegions, tool } from '../state/features';
import { legendOfMap, mapShown } from '../state/legend';
import { film, impacts, paths, pick, picked, rocks } from '../state/rockfall';
import { terrain } from '../state/slope';
import { cut, dark, following, layers, pathQuantity, tab } from '../state/view';
import { rayHit } from '../terrain/grid';
import { nearestLine } from '../paths/near';
import { BodyLayer } from './body_layer';
import { DrawTool } from './draw_tool';
import type { Feature } from './features_layer';
import { FeaturesLayer } from './features_layer';
import { Labels } from './labels';
import { PathsLayer } from './paths_layer';
import { cutFeature, drapedRegions, endPositions, pickedFeature, startPositions } from './rockfall_parts';
import { PointsLayer } from './points_layer';
import { Stage } from './stage';
import { pointerAt } from './pointer';
import { TerrainLayer } from './terrain_layer';
import { uphillDirection } from '../terrain/uphill';

/** Pixels. */
const kFeatureReach = 9;
const leastPoints = { point: 1, line: 2, area: 3, barrier: 2, counter: 2, region: 3, cut: 2 } as const;

export class RockfallStage {
  readonly stage: Stage;
  readonly paths: PathsLayer;
  private readonly labels: Labels;
  private readonly ground: TerrainLayer;
  private readonly starts: PointsLayer;
  private readonly ends: PointsLayer;
  private readonly impacts: PointsLayer;
  private readonly handles: PointsLayer;
  private readonly middles: PointsLayer;
  private readonly chosen: PointsLayer;
  /** While a corner is dragged the picture on the ground stays: painting it anew takes too long. */
  private readonly dragging = signal(false);
  private readonly features: FeaturesLayer;
  private readonly extras: FeaturesLayer;
  private readonly draft: FeaturesLayer;
  private readonly rock: BodyLayer;
  /** Around the rock, which from afar is smaller than a pixel. */
  private readonly ring: PointsLayer;
  readonly draw: DrawTool;
  private readonly stops: (() => void)[] = [];

  constructor(private readonly host: HTMLElement) {
    this.stage = new Stage(host);
    this.labels = new Labels(this.stage, host);
    this.ground = new TerrainLayer(this.stage);
    this.paths = new PathsLayer(this.stage);
    this.starts = new PointsLayer(this.stage, '#d7261e', 7);
    this.ends = new PointsLayer(this.stage, '#f5a700', 8, '#3b2a00');
    this.impacts = new PointsLayer(this.stage, '#ffffff', 5, '#101010');
    this.middles = new PointsLayer(this.stage, '#ffffff', 9, '#0b5cad', true);
    this.handles = new PointsLayer(this.stage, '#0b5cad', 13, '#ffffff', true);
    this.chosen = new PointsLayer(this.stage, '#f5a700', 16, '#1b1b1b', true);
    this.features = new FeaturesLayer(this.stage, this.labels, 'features');
    this.extras = new FeaturesLayer(this.stage, this.labels, 'extras');
    this.draft = new FeaturesLayer(this.stage, this.labels, 'draft');
    this.rock = new BodyLayer(this.stage, '#c98f54');
    this.ring = new PointsLayer(this.stage, 'ring', 26, '#0b5cad', true);
    this.draw = new DrawTool(this.stage, (x, y) => this.groundUnder(x, y));
    this.stage.afterDraw.add(this.markFirst);
    this.bindGround();
    this.bindPaths();
    this.bindTools();
  }

  /** The ground is drawn first, and marked for whoever measures; what lies on it needs shaders of its own, and follows in the next picture. */
  private readonly markFirst = (): void => {
    if (!terrain.peek()) return;
    this.stage.afterDraw.delete(this.markFirst);
    performance.mark('talus: first picture');
    this.bindFeatures();
  };

  dispose(): void {
    this.stops.forEach((stop) => stop());
    this.labels.dispose();
    this.stage.dispose();
  }

  private bind(...effects: (() => void)[]): void {
    this.stops.push(...effects.map((e) => effect(e)));
  }

  private groundUnder(x: number, y: number): readonly [number, number, number] | null {
    const ray = this.stage.ray(x, y);
    const grid = terrain.value?.grid;
    if (!this.ground.object) return grid ? rayHit(grid, ray.ray.origin.toArray(), ray.ray.direction.toArray()) : null;
    const hit = ray.intersectObject(this.ground.object)[0];
    return hit ? hit.point.toArray() : null;
  }

  private bindGround(): void {
    this.bind(
      () => {
        dark.value;
        this.stage.setBackground(cssValue('--stage'));
        terrain.value;
        this.ground.setWallColour(cssValue('--wall'));
      },
      () => {
        this.ground.setTerrain(terrain.value);
        if (!terrain.value) return;
        this.stage.setSubject(...terrain.value.bounds, uphillDirection(terrain.value.grid));
        this.stage.look('oblique');
        this.ground.setWallColour(cssValue('--wall'));
      },
      () => {
        if (!terrain.value || this.dragging.value) return;
        const legend = legendOfMap.value;
        const map = mapShown.value;
        this.ground.drape(map && legend ? { grid: map, ...legend } : null, layers.regions.value && !map ? drapedRegions() : []);
        if (this.stage.afterDraw.has(this.markFirst)) this.stage.drawNow();
      },
    );
  }

  private bindPaths(): void {
    this.bind(
      () => this.paths.setPaths(paths.value),
      () => {
        const values = paths.value.quantities.get(pathQuantity.value);
        this.paths.colour(values, ...(values ? ([0, range(values)[1]] as const) : ([0, 1] as const)));
      },
      () => {
        paths.value;
        const all = picked.value === null;
        this.paths.show(layers.paths.value, all ? 0.9 : 0.22, all ? clock.time.value + 1e-6 : Infinity);
      },
      () => this.impacts.set(impacts.value?.positions ?? new Float32Array(0), impacts.value?.times),
      () => {
        impacts.value;
        this.impacts.show(layers.impacts.value, picked.value === null ? clock.time.value : Infinity);
      },
      () => this.ends.set(endPositions()),
      () => {
        rocks.value;
        paths.value;
        this.ends.show(layers.ends.value && picked.value === null && clock.time.value >= clock.end.value);
      },
      () => this.rock.setMesh(film.value?.mesh ?? null),
      () => this.moveRock(),
    );
  }

  private moveRock(): void {
    const f = film.value;
    this.ring.show(f !== null && !following.value);
    if (!f) return;
    const pose = poseAt(f.frames, clock.time.value);
    this.rock.pose(pose);
    this.ring.set(Float32Array.from(pose.place));
    this.ring.show(!following.value);
    if (following.value) this.stage.follow(pose.place, 36 * reachOf(f.mesh.positions));
  }

  private bindFeatures(): void {
    this.bind(
      () => this.features.set(layers.features.value ? features.value : []),
      () => {
        this.starts.set(startPositions());
        this.starts.show(layers.starts.value);
      },
      () => this.extras.set([...cutFeature(), ...pickedFeature()]),
      () => this.showHandles(),
    );
  }

  private showHandles(): void {
    const free = tool.value === null && tab.value === 'setup';
    const [corners, between] = free ? [handles.value, middles.value] : [[], []];
    const chosen = chosenCorner.value === null ? undefined : corners[chosenCorner.value];
    setPoints(this.handles, corners);
    setPoints(this.middles, between.map((m) => m.at));
    setPoints(this.chosen, chosen ? [chosen] : []);
    this.draw.setHandles(corners, between);
  }

  private bindTools(): void {
    this.draw.actions = {
      choose: (corner) => {
        chosenCorner.value = corner;
        this.host.focus();
      },
      add: (after) => (addCorner(after) ? chosenCorner.value : null),
      move: (corner, [x, y], follows) => {
        this.dragging.value = true;
        moveCorner(corner, x, y, follows);
      },
      dropped: () => void (this.dragging.value = false),
    };
    this.draw.onHover = (at) => (pointerAt.value = at);
    this.draw.onClick = (x, y) => this.clicked(x, y);
    this.bind(() => {
      const kind = tool.value;
      if (kind === null) {
        this.draft.set([]);
        return this.draw.stop();
      }
      const closed = kind === 'area' || kind === 'region';
      this.draw.begin({
        least: leastPoints[kind],
        most: kind === 'point' ? 1 : kind === 'cut' ? 2 : 1000,
        changed: (points) => {
          const line = draped(points.map(([x, y]) => [x, y] as const), closed);
          this.draft.set([{ kind: 'draft', line }]);
          setPoints(this.handles, points);
        },
        done: (points) => {
          tool.value = null;
          this.draft.set([]);
          this.showHandles();
          if (kind === 'cut') cut.value = { from: [points[0][0], points[0][1]], to: [points[1][0], points[1][1]] };
          else addDrawn(kind, points.map(([x, y]) => [x, y] as const));
        },
        cancelled: () => {
          tool.value = null;
          this.draft.set([]);
          this.showHandles();
        },
      });
    });
  }

  /** The source, barrier, counter or border of a region at a place on the screen. */
  private featureAt(x: number, y: number): Feature['of'] | null {
    const all = [...features.value, ...(layers.regions.value ? shownRegions.value.flatMap((_, i) => regionBorders(i)) : [])].filter((f) => f.of);
    const lines = all.map((f) => f.line.map((p) => this.stage.toScreen(new Vector3(...p))));
    const nearest = nearestLine(lines, x, y, kFeatureReach);
    return nearest === null ? null : all[nearest].of!;
  }

  private clicked(x: number, y: number): void {
    const box = this.stage.renderer.domElement.getBoundingClientRect();
    const feature = tab.value === 'setup' && layers.features.value ? this.featureAt(x - box.left, y - box.top) : null;
    if (feature) return void (selected.value = feature);
    const { camera } = this.stage;
    const matrix = camera.projectionMatrix.clone().multiply(camera.matrixWorldInverse);
    const hit = layers.paths.value ? pickPath(paths.value, matrix.elements, box.width, box.height, x - box.left, y - box.top) : null;
    if (hit) void pick(paths.value.rocks[hit.path]);
    else if (picked.value !== null) void pick(null);
    else selected.value = null;
  }

  focus(): void {
    this.host.focus();
  }

  /** Turns the camera to the picked path, or to everything. */
  fit(): void {
    const i = picked.value === null ? -1 : pathOfRock(paths.value, picked.value);
    if (i < 0) return this.stage.fit();
    const [low, high] = [new Vector3(Infinity, Infinity, Infinity), new Vector3(-Infinity, -Infinity, -Infinity)];
    for (let k = paths.value.offsets[i]; k < paths.value.offsets[i + 1]; ++k) {
      const p = new Vector3().fromArray(paths.value.positions, 3 * k);
      low.min(p);
      high.max(p);
    }
    this.stage.focus(low.toArray(), high.toArray());
  }
}

function setPoints(layer: PointsLayer, points: readonly (readonly number[])[]): void {
  layer.set(Float32Array.from(points.flatMap((p) => [...p])));
  layer.show(points.length > 0);
}

const reachOf = (positions: Float32Array): number => positions.reduce((most, v) => Math.max(most, Math.abs(v)), 0.1);
