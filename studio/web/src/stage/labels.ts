// Names in the picture: texts over the canvas that follow their points.

import type { Vector3 } from 'three';
import type { Stage } from './stage';

export interface Label { text: string; kind: string; at: Vector3 }

export class Labels {
  private readonly host = document.createElement('div');
  private readonly groups = new Map<string, { label: Label; element: HTMLElement }[]>();

  constructor(private readonly stage: Stage, parent: HTMLElement) {
    this.host.className = 'labels';
    this.host.setAttribute('aria-hidden', 'true');
    parent.append(this.host);
    stage.afterDraw.add(() => this.place());
  }

  set(owner: string, labels: Label[]): void {
    for (const { element } of this.groups.get(owner) ?? []) element.remove();
    this.groups.set(owner, labels.map((label) => {
      const element = document.createElement('span');
      element.className = `label label-${label.kind}`;
      element.textContent = label.text;
      this.host.append(element);
      return { label, element };
    }));
    this.stage.invalidate();
  }

  dispose(): void {
    this.host.remove();
  }

  private place(): void {
    for (const group of this.groups.values())
      for (const { label, element } of group) {
        const at = this.stage.toScreen(label.at);
        element.hidden = at === null;
        if (at) element.style.transform = `translate(${Math.round(at[0])}px, ${Math.round(at[1])}px) translate(-50%, -130%)`;
      }
  }
}
