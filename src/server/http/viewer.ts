/**
 * Who asks. Only a session the server has verified makes a viewer `verified`, and only a key of its own
 * settings a server `trusted`.
 */
export type Viewer = 'anonymous' | 'verified' | 'trusted';

/** Whether a viewer sees restricted listings whole. */
export function seesWhole(viewer: Viewer): boolean {
  return viewer !== 'anonymous';
}
