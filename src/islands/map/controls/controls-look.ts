/** How the controls over the map look. */
export const controlsLook = {
  button: 'grid place-items-center size-11 cursor-pointer',
  plain: 'bg-surface text-ink hover:bg-evergreen-tint',
  pressed: 'bg-evergreen text-on-evergreen hover:bg-evergreen-strong forced-colors:bg-[Highlight]',
  frame: 'rounded-field overflow-clip border border-line-strong divide-y divide-line shadow-float',
} as const;
