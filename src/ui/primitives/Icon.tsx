/**
 * Shapes of the icons that are around every page, on a 24-unit grid, drawn with a 1.75-unit line. Those of some pages are
 * in `page-icons.ts`, so that the others do without.
 */
const SHAPES = {
  menu: 'M4 7h16M4 12h16M4 17h10',
  close: 'M6 6l12 12M18 6L6 18',
  down: 'M7 10l5 5 5-5',
  right: 'M10 7l5 5-5 5',
  up: 'M12 19V6M6 11l6-6 6 6',
  external: 'M9 6h9v9M18 6L7 17',
  language: 'M12 3a9 9 0 100 18 9 9 0 000-18zM3 12h18M12 3c5 5 5 13 0 18M12 3c-5 5-5 13 0 18',
  sun: 'M12 8a4 4 0 100 8 4 4 0 000-8zM12 2v2.5M12 19.5V22M2 12h2.5M19.5 12H22M5 5l1.7 1.7M17.3 17.3L19 19M19 5l-1.7 1.7M6.7 17.3L5 19',
  moon: 'M20 14.5A8.5 8.5 0 019.5 4 8.5 8.5 0 1020 14.5z',
  system: 'M4 5h16v11H4zM9 20h6M12 16v4',
  code: 'M8 7l-5 5 5 5M16 7l5 5-5 5',
  search: 'M10.5 4a6.5 6.5 0 100 13 6.5 6.5 0 000-13zM15.5 15.5L20 20',
} as const;

/** Name of an icon. */
export type IconName = keyof typeof SHAPES;

type IconProps = { className?: string } & ({ name: IconName } | { shape: string });

/** A small line drawing. It is always decorative: its control has the name. */
export function Icon({ className, ...icon }: IconProps) {
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
      <path d={'name' in icon ? SHAPES[icon.name] : icon.shape} />
    </svg>
  );
}
