/** The purposes of colours. Each has one value for the light theme and one for the dark. */
export const COLOR_ROLES = [
  'ink',
  'muted',
  'paper',
  'sand',
  'surface',
  'line',
  'line-strong',
  'primary',
  'primary-strong',
  'primary-tint',
  'on-primary',
  'accent',
  'accent-tint',
  'on-accent-tint',
  'alert',
  'alert-tint',
  'focus',
  'deep',
  'deep-raised',
  'on-deep',
  'on-deep-muted',
  'accent-on-deep',
] as const;

export type ColorRole = (typeof COLOR_ROLES)[number];

export const THEMES = ['light', 'dark'] as const;

type Theme = (typeof THEMES)[number];

/** The colours of a brokerage, each written #rrggbb. */
export type Palette = Readonly<Record<ColorRole, Readonly<Record<Theme, string>>>>;
