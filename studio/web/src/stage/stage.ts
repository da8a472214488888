// The picture in space: one canvas, one camera, drawn only when something has changed.

import { AmbientLight, Box3, Color, DirectionalLight, MathUtils, PerspectiveCamera, Raycaster, Scene, Vector2, Vector3, WebGLRenderer } from 'three';
import { OrbitControls } from 'three/examples/jsm/controls/OrbitControls.js';
import { fitDistance } from './fit';

export type Preset = 'oblique' | 'top' | 'front' | 'side';

const kUsualAngle = 36;
const kMapAngle = 6;
const kSlowFrame = 45;
const kSettle = 160;

export class Stage {
  readonly scene = new Scene();
  readonly camera = new PerspectiveCamera(kUsualAngle, 1, 0.1, 1e5);
  readonly controls: OrbitControls;
  readonly renderer: WebGLRenderer;
  readonly software: boolean;
  /** Called after each picture, and before it. */
  readonly afterDraw = new Set<() => void>();
  readonly beforeDraw = new Set<() => void>();
  readonly size = new Vector2(1, 1);
  frames = 0;
  private box = new Box3(new Vector3(-1, -1, -1), new Vector3(1, 1, 1));
  private uphill = Math.PI / 2;
  private asked = 0;
  private settle = 0;
  private moving = false;
  private lastCost = 0;
  private readonly watcher: ResizeObserver;

  constructor(private readonly host: HTMLElement) {
    const { canvas, context, software } = openContext();
    this.software = software;
    this.renderer = new WebGLRenderer({ canvas, context });
    this.renderer.debug.checkShaderErrors = false; // asking for them waits for each shader in turn
    this.renderer.domElement.classList.add('stage-canvas');
    host.append(this.renderer.domElement);
    this.camera.up.set(0, 0, 1);
    this.controls = new OrbitControls(this.camera, this.renderer.domElement);
    this.controls.enableDamping = false;
    this.controls.screenSpacePanning = false;
    this.controls.maxPolarAngle = MathUtils.degToRad(100);
    this.controls.zoomToCursor = true;
    this.controls.addEventListener('change', () => this.moved());
    const sun = new DirectionalLight(0xffffff, 2.2);
    sun.position.set(-1, 1, 1.6);
    const fill = new DirectionalLight(0xffffff, 1.2);
    fill.position.set(0.7, -1, 0.5);
    this.scene.add(sun, fill, new AmbientLight(0xffffff, 0.9));
    this.watcher = new ResizeObserver(() => this.resize());
    this.watcher.observe(host);
    this.resize();
  }

  dispose(): void {
    cancelAnimationFrame(this.asked);
    clearTimeout(this.settle);
    this.watcher.disconnect();
    this.controls.dispose();
    this.renderer.dispose();
    this.renderer.domElement.remove();
  }

  setBackground(colour: string): void {
    this.scene.background = new Color(colour);
    this.invalidate();
  }

  /** Asks for one picture; many requests before it make one. */
  invalidate(): void {
    if (this.asked !== 0) return;
    this.asked = requestAnimationFrame(() => {
      this.asked = 0;
      this.draw();
    });
  }

  /** At once, for the first picture: the browser's next frame may be long in coming while it paints the page for the first time. */
  drawNow(): void {
    cancelAnimationFrame(this.asked);
    this.asked = 0;
    this.draw();
  }

  /** Nothing is waiting to be drawn, and what is seen is the full picture. */
  get idle(): boolean {
    return this.asked === 0 && !this.moving;
  }

  private draw(): void {
    const begin = performance.now();
    for (const call of this.beforeDraw) call();
    this.renderer.render(this.scene, this.camera);
    for (const call of this.afterDraw) call();
    this.frames += 1;
    this.lastCost = performance.now() - begin;
  }

  /** Slow machines get a coarser picture while the camera moves, and the full one when it stands still. */
  private moved(): void {
    if (!this.moving && this.lastCost > kSlowFrame) {
      this.moving = true;
      this.applyRatio();
    }
    clearTimeout(this.settle);
    this.settle = window.setTimeout(() => {
      if (!this.moving) return;
      this.moving = false;
      this.applyRatio();
      this.invalidate();
    }, kSettle);
    this.invalidate();
  }

  private applyRatio(): void {
    const full = Math.min(2, window.devicePixelRatio || 1);
    this.renderer.setPixelRatio(this.moving ? 0.5 * full : full);
  }

  private resize(): void {
    const [width, height] = [Math.max(1, this.host.clientWidth), Math.max(1, this.host.clientHeight)];
    this.size.set(width, height);
    this.applyRatio();
    this.renderer.setSize(width, height);
    this.camera.aspect = width / height;
    this.camera.updateProjectionMatrix();
    if (this.frames > 0) this.draw(); // at once: a canvas of another size is empty, and the observer is called before the page is painted
  }

  /** What the camera presets show, and from where `front` looks at it (the direction uphill, in plan). */
  setSubject(low: readonly number[], high: readonly number[], uphill = Math.PI / 2): void {
    this.box.set(new Vector3(...low), new Vector3(...high));
    this.uphill = uphill;
    const size = Math.max(1e-3, this.box.getSize(new Vector3()).length());
    this.camera.near = size / 2000;
    this.camera.far = size * 40;
    this.controls.maxDistance = size * 25;
    this.controls.minDistance = size / 1000;
    this.camera.updateProjectionMatrix();
  }

  look(preset: Preset): void {
    const angles: Record<Preset, [azimuth: number, elevation: number]> = {
      oblique: [this.uphill + 0.45, 35],
      top: [Math.PI / 2, 89.9],
      front: [this.uphill, 18],
      side: [this.uphill + Math.PI / 2, 10],
    };
    const [azimuth, elevation] = angles[preset];
    // From above through a long lens: a slope then looks as on a map.
    this.camera.fov = preset === 'top' ? kMapAngle : kUsualAngle;
    this.camera.updateProjectionMatrix();
    this.lookAlong(azimuth, MathUtils.degToRad(elevation), this.box);
  }

  /** The camera stands opposite to `azimuth` and looks along it, down by `elevation`. */
  lookAlong(azimuth: number, elevation: number, box: Box3): void {
    const towards = new Vector3(Math.cos(azimuth) * Math.cos(elevation), Math.sin(azimuth) * Math.cos(elevation), -Math.sin(elevation));
    const centre = box.getCenter(new Vector3());
    const distance = fitDistance(box, centre, towards, this.camera.up, MathUtils.degToRad(this.camera.fov), this.camera.aspect);
    this.controls.target.copy(centre);
    this.camera.position.copy(centre).addScaledVector(towards, -distance);
    this.controls.update();
    this.invalidate();
  }

  /** Turns to a part of the picture without changing the direction of view. */
  focus(low: readonly number[], high: readonly number[]): void {
    const box = new Box3(new Vector3(...low), new Vector3(...high));
    const towards = this.controls.target.clone().sub(this.camera.position).normalize();
    this.lookAlong(Math.atan2(towards.y, towards.x), Math.asin(MathUtils.clamp(-towards.z, -1, 1)), box);
  }

  fit(): void {
    this.focus(this.box.min.toArray(), this.box.max.toArray());
  }

  /** Keeps the direction of view and looks at a point from no farther than `most`. */
  follow(place: readonly [number, number, number], most: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    if (offset.length() > most) offset.setLength(most);
    this.controls.target.set(...place);
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
    this.invalidate();
  }

  turn(azimuth: number, elevation: number): void {
    const offset = this.camera.position.clone().sub(this.controls.target);
    const up = MathUtils.clamp(Math.asin(offset.z / offset.length()) + elevation, 0.02, 1.56);
    const around = Math.atan2(offset.y, offset.x) + azimuth;
    const r = offset.length();
    offset.set(r * Math.cos(up) * Math.cos(around), r * Math.cos(up) * Math.sin(around), r * Math.sin(up));
    this.camera.position.copy(this.controls.target).add(offset);
    this.controls.update();
  }

  zoom(factor: number): void {
    this.camera.position.sub(this.controls.target).multiplyScalar(factor).add(this.controls.target);
    this.controls.update();
  }

  /** Where the camera looks, as a direction of length 1 in plan. */
  directionInPlan(): [number, number] {
    const [x, y] = [this.controls.target.x - this.camera.position.x, this.controls.target.y - this.camera.position.y];
    const length = Math.hypot(x, y);
    return length > 1e-9 ? [x / length, y / length] : [0, 1];
  }

  /** Width of a pixel at the middle of the picture, m. */
  metresPerPixel(): number {
    const distance = this.camera.position.distanceTo(this.controls.target);
    return (2 * distance * Math.tan(MathUtils.degToRad(this.camera.fov) / 2)) / this.size.y;
  }

  ray(clientX: number, clientY: number): Raycaster {
    const box = this.renderer.domElement.getBoundingClientRect();
    const at = new Vector2(((clientX - box.left) / box.width) * 2 - 1, 1 - ((clientY - box.top) / box.height) * 2);
    const ray = new Raycaster();
    ray.setFromCamera(at, this.camera);
    return ray;
  }

  /** Pixels from the upper left corner of the canvas; null behind the camera. */
  toScreen(p: Vector3): [number, number] | null {
    const v = p.clone().project(this.camera);
    return v.z > 1 ? null : [(0.5 + 0.5 * v.x) * this.size.x, (0.5 - 0.5 * v.y) * this.size.y];
  }
}

interface Context { canvas: HTMLCanvasElement; context: WebGL2RenderingContext; software: boolean }

function contextWith(antialias: boolean): Omit<Context, 'software'> {
  const canvas = document.createElement('canvas');
  const context = canvas.getContext('webgl2', { alpha: true, depth: true, stencil: false, antialias, powerPreference: 'high-performance' });
  if (!context) throw new Error('This browser has no WebGL 2, or it is switched off: nothing can be drawn in space.');
  return { canvas, context };
}

/** Smooth edges only where a graphics card draws them. A context costs software a tenth of a second: there the first one is kept. */
function openContext(): Context {
  const plain = contextWith(false);
  const info = plain.context.getExtension('WEBGL_debug_renderer_info');
  const name = info ? String(plain.context.getParameter(info.UNMASKED_RENDERER_WEBGL)) : '';
  if (/swiftshader|llvmpipe|software/i.test(name)) return { ...plain, software: true };
  plain.context.getExtension('WEBGL_lose_context')?.loseContext();
  return { ...contextWith(true), software: false };
}
