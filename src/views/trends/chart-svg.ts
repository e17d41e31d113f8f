import * as vega from 'vega';
import { expressionInterpreter } from 'vega-interpreter';
import { compile, type TopLevelSpec } from 'vega-lite';

/**
 * The greatest width of Inter, parts of the font size. A server has no canvas to measure with, and a label
 * wider than assumed is cut off at the edge of its chart.
 */
const LETTER_WIDTHS: readonly (readonly [letters: RegExp, width: number])[] = [
  [/[.,: ijlI]/, 0.29],
  [/[-/frt]/, 0.46],
  [/[%MWmw]/, 0.99],
  [/[A-Z]/, 0.76],
  [/./, 0.65],
];

function letterWidth(letter: string): number {
  return LETTER_WIDTHS.find(([letters]) => letters.test(letter))?.[1] ?? 0;
}

function textWidth(text: string): number {
  return [...text].reduce((sum, letter) => sum + letterWidth(letter), 0);
}

// The types of the package leave it out.
const { textMetrics } = vega as unknown as {
  textMetrics: { width: (item: { fontSize?: number }, text: unknown) => number };
};
textMetrics.width = ({ fontSize = 11 }, text) => fontSize * textWidth(String(text));

/**
 * Draws a Vega-Lite specification as SVG. Its expressions are interpreted, as in the browser, where scripts
 * may not be created from text.
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
