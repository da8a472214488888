// A dialog over the page: the browser's own, so that focus stays in it and Escape closes it.

import type { ComponentChildren } from 'preact';
import { useEffect, useRef } from 'preact/hooks';
import { Icon } from './icons';

export function Dialog({ title, close, children, narrow }: { title: string; close: () => void; children: ComponentChildren; narrow?: boolean }) {
  const element = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    element.current!.showModal();
  }, []);
  return (
    <dialog ref={element} class={`plate dialog${narrow ? ' narrow' : ''}`} aria-label={title} onClose={close} onClick={(e) => e.target === element.current && close()}>
      <div class="dialog-head"><h2>{title}</h2>
        <button class="button small icon plain" aria-label="close" onClick={close}><Icon name="close" /></button></div>
      {children}
    </dialog>
  );
}
