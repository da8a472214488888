// Small drawings on buttons, 16 by 16.

const shapes = {
  play: <path d="M4 2.5v11l9-5.5z" fill="currentColor" />,
  pause: <path d="M4 3h3v10H4zM9 3h3v10H9z" fill="currentColor" />,
  back: <path d="M10 3 5 8l5 5" />,
  forward: <path d="m6 3 5 5-5 5" />,
  start: <path d="M4 3v10M12 3 6.5 8l5.5 5" />,
  close: <path d="m4 4 8 8M12 4l-8 8" />,
  plus: <path d="M8 3v10M3 8h10" />,
  bin: <path d="M3 4.5h10M6 4.5V3h4v1.5M4.5 4.5 5 13h6l.5-8.5M7 7v4M9 7v4" />,
  sun: <><circle cx="8" cy="8" r="3" /><path d="M8 1.5V3M8 13v1.5M1.5 8H3M13 8h1.5M3.4 3.4l1 1M11.6 11.6l1 1M12.6 3.4l-1 1M4.4 11.6l-1 1" /></>,
  moon: <path d="M13 9.5A5.5 5.5 0 0 1 6.5 3a5.5 5.5 0 1 0 6.5 6.5z" />,
  undo: <path d="M6 3 3 6l3 3M3 6h6a4 4 0 0 1 0 8H6" />,
  point: <circle cx="8" cy="8" r="3" fill="currentColor" />,
  line: <><path d="M3 12 7 6l3 3 3-6" /></>,
  area: <path d="m3 6 5-3 5 3-1.5 7h-7z" />,
  barrier: <path d="M2 13V5M6 13V5M10 13V5M14 13V5M2 6h12M2 10h12" />,
  counter: <path d="M2 8h12M5 5v6M8 5v6M11 5v6" />,
  region: <><path d="m3 6 5-3 5 3-1.5 7h-7z" /><path d="m4 12 7-7M6 13l6-6" /></>,
  cut: <path d="M2 13 6 7l3 2 5-6M2 15h12" />,
  ground: <path d="M1 13 6 5l3 4 2-2 4 6z" />,
} as const;

export type IconName = keyof typeof shapes;

export function Icon({ name }: { name: IconName }) {
  return (
    <svg width="16" height="16" viewBox="0 0 16 16" fill="none" stroke="currentColor" stroke-width="1.5" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true">
      {shapes[name]}
    </svg>
  );
}

export function Brand() {
  return (
    <span class="brand">
      <svg width="22" height="22" viewBox="0 0 24 24" aria-hidden="true"><path d="M1 22 11 3l4 7 3-3 5 15z" fill="currentColor" /><circle cx="19.5" cy="3.8" r="2.3" fill="currentColor" /></svg>
      Talus
    </span>
  );
}
