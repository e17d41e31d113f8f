import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { balcony } from '#src/demo-world/pictures/interior/rooms/balcony.ts';
import { basement } from '#src/demo-world/pictures/interior/rooms/basement.ts';
import { bathroom } from '#src/demo-world/pictures/interior/rooms/bathroom.ts';
import { bedroom } from '#src/demo-world/pictures/interior/rooms/bedroom.ts';
import { dining } from '#src/demo-world/pictures/interior/rooms/dining.ts';
import { kitchen } from '#src/demo-world/pictures/interior/rooms/kitchen.ts';
import { living } from '#src/demo-world/pictures/interior/rooms/living.ts';
import type {
  Era,
  HomeAppearance,
  Light,
  Season,
} from '#src/demo-world/pictures/home-appearance.ts';

const ERAS: readonly Era[] = ['heritage', 'postwar', 'suburban', 'contemporary'];
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const LIGHTS: readonly Light[] = ['day', 'golden', 'dusk'];

/** Looks in which each value of each field meets many values of the others. */
const LOOKS: readonly HomeAppearance[] = Array.from({ length: 60 }, (_, seed) => ({
  seed,
  era: ERAS[seed % 4] ?? 'postwar',
  storeys: 2,
  garageSpaces: 1,
  season: SEASONS[Math.floor(seed / 4) % 4] ?? 'summer',
  light: LIGHTS[seed % 3] ?? 'day',
  isHigh: seed % 5 === 0,
  isCentral: false,
  isSmall: seed % 3 === 0,
}));

const ROOMS: Readonly<Record<string, (look: HomeAppearance, view: number) => string>> = {
  living,
  kitchen,
  dining,
  bedroom,
  bathroom,
  basement,
  balcony: (look) => balcony(look),
};

describe.each(Object.entries(ROOMS))('%s', (name, draw) => {
  test('gives the same picture for the same look', () => {
    const look = LOOKS[7]!;
    expect(draw(look, 0)).toBe(draw(look, 0));
  });

  test('differs from home to home', () => {
    expect(new Set(LOOKS.map((look) => draw(look, 0))).size).toBe(LOOKS.length);
  });

  test('shows different rooms of the same home in its other views', () => {
    if (name === 'balcony') return;
    const look = LOOKS[11]!;
    expect(new Set([0, 1, 2, 3].map((view) => draw(look, view))).size).toBe(4);
  });

  test('contains no invalid numbers and no unknown references', () => {
    for (const markup of LOOKS.flatMap((look) => [draw(look, 0), draw(look, 1)])) {
      expect(markup).not.toMatch(/NaN|undefined|Infinity|<filter|\de[-+]\d/);
      const usedIds = [...markup.matchAll(/url\(#([\w-]+)\)|href="#([\w-]+)"/g)].map(
        ([, fill, use]) => fill ?? use,
      );
      const definedIds = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
      expect(usedIds.filter((id) => !definedIds.has(id ?? ''))).toEqual([]);
    }
  });

  test('renders at 1200 by 800', async () => {
    const metadata = await sharp(Buffer.from(draw(LOOKS[3]!, 0))).metadata();
    expect([metadata.width, metadata.height]).toEqual([1200, 800]);
  });
});
