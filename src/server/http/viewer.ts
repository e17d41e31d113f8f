/**
 * The kind of caller. Only a session the server has verified makes a viewer `verified`, and only a key from
 * the server's settings makes it `trusted`.
 */
export type Viewer = 'anonymous' | 'verified' | 'trusted';

/** Whether a viewer sees restricted listings whole. */
export function canSeeRestricted(viewer: Viewer): boolean {
  return viewer !== 'anonymous';
}
