import * as vega from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile, type TopLevelSpec } from 'vega-lite';

/** Of the letters and digits of Inter, parts of the font size. A server has no canvas to measure with. */
const MEAN_LETTER_WIDTH = 0.56;

// The types of the package leave it out.
const { textMetrics } = vega as unknown as {
  textMetrics: { width: (item: { fontSize?: number }, text: unknown) => number };
};
textMetrics.width = ({ fontSize = 11 }, text) => String(text).length * fontSize * MEAN_LETTER_WIDTH;

/**
 * Draws a Vega-Lite specification as SVG. The expressions of it are interpreted, as they are in the
 * browser, where nothing may be made a script.
 */
export async function chartSvg(spec: TopLevelSpec): Promise<string> {
  const runtime = vega.parse(compile(spec).spec, undefined, { ast: true });
  const view = new vega.View(runtime, { expr: expressionInterpreter, renderer: 'none' });
  try {
    return await view.toSVG();
  } finally {
    view.finalize();
  }
}
