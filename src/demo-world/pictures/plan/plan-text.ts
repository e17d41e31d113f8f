import { textPath, textWidth } from '#src/server/images/text-outline.ts';

const FEET_PER_METRE = 3.280_84;

/** Feet and inches with primes, for example 12′6″. */
export function feetAndInches(metres: number): string {
  const inches = Math.round(metres * FEET_PER_METRE * 12);
  return `${Math.floor(inches / 12)}\u2032${inches % 12}\u2033`;
}

type Line = {
  readonly text: string;
  readonly sizePx: number;
  readonly weight: 400 | 600;
  readonly color: string;
};

/** The least share of its size that a name may shrink to before it is broken instead. */
const MIN_SHARE = 0.8;

/** The name in one line, or in two at its middle space when it does not fit. */
export function nameLines(name: string, widthPx: number, sizePx: number): string[] {
  if (textWidth(name, sizePx, 600) * MIN_SHARE <= widthPx) return [name];
  const words = name.split(' ');
  if (words.length === 1) return [name];
  const half = Math.ceil(words.length / 2);
  return [words.slice(0, half).join(' '), words.slice(half).join(' ')];
}

/** Lines centred round a point; those of one weight shrink together to `widthPx`. */
export function centredLines(
  lines: readonly Line[],
  [xPx, yPx]: readonly [number, number],
  widthPx: number,
): string {
  const shareOf = (weight: Line['weight']) =>
    Math.min(
      1,
      ...lines
        .filter((line) => line.weight === weight)
        .map((line) => widthPx / textWidth(line.text, line.sizePx, weight)),
    );
  const fittedLines = lines.map((line) => ({
    ...line,
    sizePx: Math.max(6, line.sizePx * shareOf(line.weight)),
  }));
  const height = fittedLines.reduce((sum, { sizePx }) => sum + sizePx * 1.32, 0);
  let top = yPx - height / 2;
  return fittedLines
    .map(({ text, ...style }) => {
      top += style.sizePx * 1.32;
      return textPath(text, { ...style, xPx, yPx: top - style.sizePx * 0.3, anchor: 'middle' });
    })
    .join('');
}
