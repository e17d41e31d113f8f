import sharp from 'sharp';
import { expect, test } from 'vitest';
import { PORTRAIT_TRAITS, type PortraitTraits } from '#src/contract/images/portrait-traits.ts';
import { portrait } from '#src/demo-world/pictures/portrait/portrait.ts';
import { aPortrait } from '#tests/support/browser/portraits.ts';

const TRAITS = Object.keys(PORTRAIT_TRAITS) as (keyof PortraitTraits)[];
/** A tie shows the accent colour without hiding the hair. */
const variants = (trait: keyof PortraitTraits) =>
  PORTRAIT_TRAITS[trait].map((word) =>
    portrait(aPortrait({ clothing: 'shirt-and-tie', [trait]: word })),
  );

test.each(TRAITS)('each value of %s draws a different person', (trait) => {
  expect(new Set(variants(trait)).size).toBe(PORTRAIT_TRAITS[trait].length);
});

test('the same traits draw the same person', () => {
  expect(portrait(aPortrait())).toBe(portrait(aPortrait()));
});

test('headwear hides the hair but not the beard', () => {
  const turban = { headwear: 'turban', hair: undefined } as const;
  expect(portrait(aPortrait(turban))).toBe(portrait(aPortrait({ ...turban, hair: 'afro' })));
  expect(portrait(aPortrait(turban))).not.toBe(portrait(aPortrait({ ...turban, beard: 'full' })));
});

test('no portrait contains invalid numbers', () => {
  for (const markup of TRAITS.flatMap(variants)) {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a portrait renders at 800 by 800', async () => {
  const { data, info } = await sharp(Buffer.from(portrait(aPortrait())))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 800]);
  expect(data.some((value) => value < 90)).toBe(true);
});
