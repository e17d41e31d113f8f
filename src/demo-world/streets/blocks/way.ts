import type { Place } from './block-plan.ts';

/** A straight way in so many parts: it bends with its block when it is laid. */
export function way([u0, v0]: Place, [u1, v1]: Place, parts: number): Place[] {
  return Array.from({ length: parts + 1 }, (_, at): Place => {
    const share = at / parts;
    return [u0 + (u1 - u0) * share, v0 + (v1 - v0) * share];
  });
}
