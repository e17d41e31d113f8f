/** Who asks. Only a session the server has verified makes a viewer `verified`. */
export type Viewer = 'anonymous' | 'verified';
