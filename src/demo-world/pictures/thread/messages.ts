import type { DrawingSpec } from '../picture-spec.ts';

/** The functions for the server of the thread that draws pictures. */
export type DrawingFunctions = {
  /** The SVG of a picture. */
  readonly draw: (spec: DrawingSpec) => string;
};
