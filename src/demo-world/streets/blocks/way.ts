import type { PlanPoint } from './block-plan.ts';

/** A straight way in a number of parts: it bends with its block when it is laid. */
export function way([u0, v0]: PlanPoint, [u1, v1]: PlanPoint, parts: number): PlanPoint[] {
  return Array.from({ length: parts + 1 }, (_, at): PlanPoint => {
    const share = at / parts;
    return [u0 + (u1 - u0) * share, v0 + (v1 - v0) * share];
  });
}
