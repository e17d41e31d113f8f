import sharp from 'sharp';
import { expect, test } from 'vitest';
import { portrait } from '#src/server/images/drawings/portrait/portrait.ts';

const SEEDS = Array.from({ length: 200 }, (_, index) => index);

test('the same seed gives the same person, others differ', () => {
  expect(portrait(9)).toBe(portrait(9));
  expect(new Set(SEEDS.map(portrait)).size).toBeGreaterThan(190);
});

test('no portrait holds broken numbers', () => {
  for (const markup of [...SEEDS, -3, 4_294_967_295].map(portrait)) {
    expect(markup).not.toMatch(/NaN|undefined|Infinity/);
  }
});

test('a portrait renders at 800 by 800', async () => {
  const { data, info } = await sharp(Buffer.from(portrait(4)))
    .raw()
    .toBuffer({ resolveWithObject: true });
  expect([info.width, info.height]).toEqual([800, 800]);
  expect(data.some((value) => value < 90)).toBe(true);
});
