// What went wrong or well, shown for a while at the lower edge and read out by screen readers.

import { signal } from '@preact/signals';

export interface Message { id: number; text: string; kind: 'error' | 'done' }

export const messages = signal<Message[]>([]);
let next = 1;

export function say(text: string, kind: Message['kind'] = 'done'): void {
  const id = next++;
  messages.value = [...messages.value.filter((m) => m.text !== text), { id, text, kind }];
  window.setTimeout(() => dismiss(id), kind === 'error' ? 12000 : 4000);
}

export function dismiss(id: number): void {
  messages.value = messages.value.filter((m) => m.id !== id);
}

export function report(error: unknown): void {
  say(error instanceof Error ? error.message : String(error), 'error');
}
