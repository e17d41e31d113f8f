/**
 * A picture of the map for each theme, with the class of its image: the style sheet shows one of them,
 * and the browser loads no other.
 */
export const STATIC_MAP_THEMES = [
  { theme: 'light', className: 'dark:hidden' },
  { theme: 'dark', className: 'hidden dark:block' },
] as const;
