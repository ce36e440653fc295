/** Shapes of the interface's icons on a 24-unit grid, drawn with a 1.75-unit line. */
const SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M7 10l5 5 5-5',
  right: 'M10 7l5 5-5 5',
  up: 'M12 19V6M6 11l6-6 6 6',
  external: 'M9 6h9v9M18 6L7 17',
  home: 'M4 11l8-7 8 7M6 10v9h12v-9',
  language: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  feed: 'M5 19h.01M5 12a7 7 0 017 7M5 5a14 14 0 0114 14',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
  copy: 'M9 9h11v11H9zM5 15H4V4h11v1',
  edit: 'M5 19l1-4L16 5l3 3L9 18zM14 7l3 3',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof SHAPES;

/** A small line drawing. It is always decorative: its control has the name. */
export function Icon({ name, className }: { name: IconName; className?: string }) {
  return (
    <svg
      className={className}
      viewBox="0 0 24 24"
      width="1.2em"
      height="1.2em"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.75"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <path d={SHAPES[name]} />
    </svg>
  );
}
