import { expect, test } from 'vitest';
import { bedroom } from '#src/demo-world/pictures/interior/rooms/bedroom.ts';
import { dining } from '#src/demo-world/pictures/interior/rooms/dining.ts';
import { interiorPalette } from '#src/demo-world/pictures/interior/scene/interior-palette.ts';
import { living } from '#src/demo-world/pictures/interior/rooms/living.ts';
import { shade } from '#src/demo-world/pictures/paint/color.ts';
import type { HomeAppearance } from '#src/demo-world/pictures/home-appearance.ts';

const LOOK: HomeAppearance = {
  seed: 13,
  era: 'heritage',
  storeys: 2,
  garageSpaces: 1,
  season: 'summer',
  light: 'day',
  isHigh: false,
  isCentral: false,
  isSmall: false,
};

test('season, light and height do not change the palette of a home', () => {
  const other: HomeAppearance = {
    ...LOOK,
    season: 'winter',
    light: 'dusk',
    isHigh: true,
    storeys: 3,
  };
  expect(interiorPalette(other)).toEqual(interiorPalette(LOOK));
});

test('rooms of one look share their wall and floor colours', () => {
  for (let seed = 0; seed < 60; seed += 1) {
    const look = { ...LOOK, seed };
    const { wall, floor } = interiorPalette(look);
    for (const markup of [living(look), dining(look), bedroom(look), bedroom(look, 1)]) {
      expect(markup).toContain(`stop-color="${shade(wall, -0.12)}"`);
      expect(markup).toContain(`fill="${floor}"`);
    }
  }
});

test('most homes have distinct palettes', () => {
  const walls = Array.from({ length: 60 }, (_, seed) => interiorPalette({ ...LOOK, seed }));
  expect(new Set(walls.map((palette) => JSON.stringify(palette))).size).toBeGreaterThan(50);
});

test('every colour of a palette is a full hexadecimal colour', () => {
  for (const era of ['heritage', 'postwar', 'suburban', 'contemporary'] as const) {
    for (const color of Object.values(interiorPalette({ ...LOOK, era }))) {
      expect(color).toMatch(/^#[\da-f]{6}$/);
    }
  }
});
