import { expect, test } from 'vitest';
import { COLORS } from '#src/content-folder/facts.ts';
import { weakPairs } from '#src/domain/design/contrast-pairs.ts';
import { contrastRatio } from '#src/domain/design/contrast.ts';

test.each([
  ['#000000', '#ffffff', 21],
  ['#ffffff', '#000000', 21],
  ['#777777', '#777777', 1],
  // The lightest grey that passes on white, and the first that does not.
  ['#767676', '#ffffff', 4.54],
  ['#777777', '#ffffff', 4.48],
])('%s on %s has a contrast of %d to 1', (front, ground, ratio) => {
  expect(contrastRatio(front, ground)).toBeCloseTo(ratio, 2);
});

test.each(['#fff', 'white', '123456', ''])('"%s" is refused as a colour', (color) => {
  expect(() => contrastRatio(color, '#ffffff')).toThrow(RangeError);
});

test('the brand colours have sufficient contrast wherever they meet', () => {
  expect(weakPairs(COLORS)).toEqual([]);
});

test('a weak pair is reported with its theme, colours and required ratio', () => {
  const palette = { ...COLORS, 'on-primary': { light: '#ffffff', dark: '#ffffff' } };
  expect(weakPairs(palette)).toEqual([
    expect.objectContaining({
      front: 'on-primary',
      ground: 'primary',
      theme: 'dark',
      frontColor: '#ffffff',
      groundColor: COLORS.primary.dark,
      needed: 4.5,
    }),
    expect.objectContaining({ front: 'on-primary', ground: 'primary-strong', theme: 'dark' }),
  ]);
});

test('the focus ring needs less contrast than text', () => {
  const grey = { light: '#8a8a8a', dark: '#8a8a8a' };
  expect(weakPairs({ ...COLORS, focus: grey })).toEqual([]);
  const fronts = weakPairs({ ...COLORS, muted: grey }).map(({ front }) => front);
  expect(new Set(fronts)).toEqual(new Set(['muted']));
});
