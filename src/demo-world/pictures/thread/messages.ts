import type { DrawingSpec } from '../picture-spec.ts';

/** What the thread that draws pictures does for the server. */
export type DrawingFunctions = {
  /** The SVG of a picture. */
  readonly draw: (spec: DrawingSpec) => string;
};
