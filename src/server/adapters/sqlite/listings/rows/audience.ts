import { canSeeRestricted, type Viewer } from '#src/server/http/viewer.ts';

/** The audience of a row of `listing_row`. */
export const AUDIENCE = { everyone: 0, verified: 1, anonymous: 2 } as const;

/** The rows a viewer searches: those for everyone and those for viewers of its kind. */
export function audienceCondition(viewer: Viewer): string {
  return `audience <> ${canSeeRestricted(viewer) ? AUDIENCE.anonymous : AUDIENCE.verified}`;
}

/**
 * The source of the rows that a viewer searches. Only for a trusted server it includes those of withheld
 * listings, whose ids are negative.
 */
export function rowsFor(viewer: Viewer): string {
  return viewer === 'trusted' ? 'trusted_row' : 'listing_row';
}
