import type { Viewer } from '#src/server/http/viewer.ts';

/** Whom a row of `listing_row` is for. */
export const AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;

/** The rows a viewer searches: those for everyone and those for viewers of its kind. */
export function audienceCondition(viewer: Viewer): string {
  return `audience <> ${viewer === 'verified' ? AUDIENCE.anonymous : AUDIENCE.verified}`;
}
