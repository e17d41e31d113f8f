import type {
  Era,
  HomeAppearance,
  Light,
  Season,
} from '#src/demo-world/pictures/home-appearance.ts';

/** A look with a plain value in every field, and a test's changes. */
export function aLook(changes: Partial<HomeAppearance> = {}): HomeAppearance {
  return {
    seed: 7,
    era: 'suburban',
    storeys: 2,
    garageSpaces: 1,
    season: 'summer',
    light: 'day',
    isHigh: false,
    isCentral: false,
    isSmall: false,
    ...changes,
  };
}

const ERAS: readonly Era[] = ['heritage', 'postwar', 'suburban', 'contemporary'];
const SEASONS: readonly Season[] = ['spring', 'summer', 'autumn', 'winter'];
const LIGHTS: readonly Light[] = ['day', 'golden', 'dusk'];

/** Looks that together have every value of every field, each with a different seed. */
export function sampledLooks(count: number): HomeAppearance[] {
  return Array.from({ length: count }, (_, index) =>
    aLook({
      seed: (index * 7) % 60,
      era: ERAS[index % 4] ?? 'suburban',
      storeys: ([1, 2, 3] as const)[Math.floor(index / 2) % 3] ?? 2,
      garageSpaces: ([0, 1, 2] as const)[Math.floor(index / 3) % 3] ?? 0,
      season: SEASONS[Math.floor(index / 4) % 4] ?? 'summer',
      light: LIGHTS[index % 3] ?? 'day',
      isHigh: index % 2 === 0,
      isCentral: index % 4 < 2,
      isSmall: index % 5 === 0,
    }),
  );
}
