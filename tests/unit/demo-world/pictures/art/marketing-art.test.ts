import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { ART_NAMES, marketingArt } from '#src/demo-world/pictures/art/marketing-art.ts';

describe.each(ART_NAMES)('%s', (name) => {
  test('is the same each time and contains no invalid numbers', () => {
    const markup = marketingArt(name);
    expect(marketingArt(name)).toBe(markup);
    expect(markup).not.toMatch(/NaN|undefined|Infinity|<filter|<text/);
  });

  test('refers only to definitions that it contains', () => {
    const markup = marketingArt(name);
    const usedIds = [...markup.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
    const definedIds = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
    expect(usedIds.filter((id) => !definedIds.has(id))).toEqual([]);
  });

  test('renders at 1600 by 1000', async () => {
    const { width, height } = await sharp(Buffer.from(marketingArt(name))).metadata();
    expect([width, height]).toEqual([1600, 1000]);
  });
});
