/** The props of every lucide icon: its size, the house stroke, and silence for screen readers. */
export function icon(sizePx = 18) {
  return { size: sizePx, strokeWidth: 1.75, 'aria-hidden': true, focusable: false } as const;
}
