const PATHS = {
  chevron: 'M6 9.5l6 6 6-6',
  close: 'M6 6l12 12M18 6L6 18',
  menu: 'M4 7h16M4 12h16M4 17h16',
  arrow: 'M5 12h14M13 6l6 6-6 6',
  search: 'M10.5 17a6.5 6.5 0 100-13 6.5 6.5 0 000 13zM15.3 15.3L20 20',
  up: 'M12 19V5M6 11l6-6 6 6',
  down: 'M12 5v14M6 13l6 6 6-6',
  check: 'M5 12.5l4.5 4.5L19 7.5',
  alert: 'M12 7v6M12 16.8v.2M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17',
  phone:
    'M6.5 4h3l1.5 4.5-2 1.5a11 11 0 005 5l1.5-2L20 14.5v3a2 2 0 01-2.2 2A15.5 15.5 0 014.5 6.2 2 2 0 016.5 4z',
  mail: 'M4 6.5h16v11H4zM4 7l8 6.5L20 7',
  drop: 'M12 3.5c3.6 4.3 5.8 7.3 5.8 10a5.8 5.8 0 11-11.6 0c0-2.7 2.2-5.7 5.8-10z',
  clock: 'M12 7v5l3.2 2M12 3.5a8.5 8.5 0 100 17 8.5 8.5 0 000-17',
  pin: 'M12 21c4-4.6 6.5-7.9 6.5-11a6.5 6.5 0 10-13 0c0 3.1 2.5 6.4 6.5 11zM12 12.2a2.3 2.3 0 100-4.6 2.3 2.3 0 000 4.6z',
} as const;

export type IconName = keyof typeof PATHS;
type IconProps = { name: IconName; size?: number; className?: string | undefined };

/** A decorative stroke icon in the colour of its text; the words beside it carry the meaning. */
export function Icon({ name, size = 20, className }: IconProps) {
  return (
    <svg
      className={className}
      width={size}
      height={size}
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="2"
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
