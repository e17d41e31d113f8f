/** Side of the square a finger needs to hit what it means. */
const FINGER_PX = 44;

/** The least room a target needs for the pointer of this device: a finger, or a mouse. */
export function pointerTargetPx(): number {
  if (typeof window === 'undefined') return 0;
  return window.matchMedia('(pointer: coarse)').matches ? FINGER_PX : 0;
}
