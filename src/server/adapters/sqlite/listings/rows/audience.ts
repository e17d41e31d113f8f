import { seesWhole, type Viewer } from '#src/server/http/viewer.ts';

/** Whom a row of `listing_row` is for. */
export const AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;

/** The rows a viewer searches: those for everyone and those for viewers of its kind. */
export function audienceCondition(viewer: Viewer): string {
  return `audience <> ${seesWhole(viewer) ? AUDIENCE.anonymous : AUDIENCE.verified}`;
}

/**
 * Where the rows a viewer searches lie. Only a trusted server is led to those of listings that are
 * withheld, whose ids are negative.
 */
export function rowsFor(viewer: Viewer): string {
  return viewer === 'trusted' ? 'trusted_row' : 'listing_row';
}
