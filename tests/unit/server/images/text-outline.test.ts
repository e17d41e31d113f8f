import { expect, test } from 'vitest';
import { textPath, textWidth } from '#src/server/images/text-outline.ts';

const STYLE = {
  xPx: 100,
  yPx: 50,
  sizePx: 20,
  weight: 400,
  anchor: 'start',
  color: '#14201d',
} as const;

function startOf(markup: string): number {
  const xs = [...markup.matchAll(/[ML](-?[\d.]+)/g)].map(([, x]) => Number(x));
  return Math.min(...xs);
}

test('text becomes one path that needs no font', () => {
  const markup = textPath('Salle à manger 3.60 × 2.80 m', STYLE);
  expect(markup).toMatch(/^<path d="M[^"]+" fill="#14201d"\/>$/);
});

test('the anchor shifts the text by its width', () => {
  const width = textWidth('Kitchen', 20, 400);
  const start = startOf(textPath('Kitchen', STYLE));
  expect(startOf(textPath('Kitchen', { ...STYLE, anchor: 'end' }))).toBeCloseTo(start - width, 0);
  expect(startOf(textPath('Kitchen', { ...STYLE, anchor: 'middle' }))).toBeCloseTo(
    start - width / 2,
    0,
  );
});

test('width grows with size and weight', () => {
  expect(textWidth('Living', 40, 400)).toBeCloseTo(2 * textWidth('Living', 20, 400), 6);
  expect(textWidth('Living', 20, 600)).toBeGreaterThan(textWidth('Living', 20, 400));
});
