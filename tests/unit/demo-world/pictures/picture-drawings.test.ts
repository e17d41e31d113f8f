import sharp from 'sharp';
import { describe, expect, test } from 'vitest';
import { drawPicture, EXTERIORS } from '#src/demo-world/pictures/picture-drawings.ts';
import type { HomeAppearance } from '#src/demo-world/pictures/home-appearance.ts';
import { aLook, sampledLooks } from './looks.ts';

const LOOKS = sampledLooks(12);
const SEEDS = Array.from({ length: 60 }, (_, seed) => seed);
const FAMILIES = Object.keys(EXTERIORS) as (keyof typeof EXTERIORS)[];
const pictures = new Map<string, string>();

/** The outside of a home, drawn once for all uses. */
function drawn(family: keyof typeof EXTERIORS, look: HomeAppearance): string {
  const key = JSON.stringify([family, look]);
  const picture = pictures.get(key) ?? EXTERIORS[family](look, 0);
  pictures.set(key, picture);
  return picture;
}

/** Names of tags left open or closed out of order; empty for well-formed markup. */
function unbalancedTags(markup: string): string[] {
  const open: string[] = [];
  for (const [, closing, name = '', selfClosing] of markup.matchAll(
    /<(\/?)([a-zA-Z]+)(?:\s+[\w:-]+="[^"<&]*")*\s*(\/?)>/g,
  )) {
    if (closing === '/') {
      if (open.pop() !== name) return [name];
    } else if (selfClosing !== '/') open.push(name);
  }
  return open;
}

function withoutTags(markup: string): string {
  return markup.replaceAll(/<\/?[a-zA-Z]+(?:\s+[\w:-]+="[^"<&]*")*\s*\/?>/g, '');
}

describe.each(FAMILIES)('%s', (family) => {
  const draw = EXTERIORS[family];
  const samples = LOOKS.map((look) => drawn(family, look));

  test('gives the same picture for the same look', () => {
    expect(draw(aLook())).toBe(draw(aLook()));
  });

  test('gives different pictures for different seeds', () => {
    const drawings = Array.from({ length: 6 }, (__, seed) => draw(aLook({ seed })));
    expect(new Set(drawings).size).toBe(6);
  });

  test('changes with the season and with the light', () => {
    const drawings = [
      draw(aLook()),
      draw(aLook({ season: 'winter' })),
      draw(aLook({ season: 'autumn' })),
      draw(aLook({ light: 'dusk' })),
      draw(aLook({ light: 'golden' })),
    ];
    expect(new Set(drawings).size).toBe(drawings.length);
  });

  test('is well-formed and contains no invalid numbers for any look', () => {
    for (const markup of samples) {
      expect(unbalancedTags(markup)).toEqual([]);
      expect(withoutTags(markup)).toBe('');
      expect(markup).not.toMatch(/NaN|undefined|Infinity|\de[-+]\d/);
      expect(markup).not.toContain('<filter');
    }
  });

  test('refers only to definitions that it contains', () => {
    for (const markup of samples) {
      const usedIds = [...markup.matchAll(/url\(#([\w-]+)\)/g)].map(([, id]) => id);
      const definedIds = new Set([...markup.matchAll(/ id="([\w-]+)"/g)].map(([, id]) => id));
      expect(usedIds.filter((id) => !definedIds.has(id))).toEqual([]);
    }
  });

  test('is 1200 by 800', async () => {
    const metadata = await sharp(Buffer.from(draw(aLook()))).metadata();
    expect([metadata.width, metadata.height]).toEqual([1200, 800]);
  });
});

/** The car spaces behind all garage doors of a picture. */
function garageSpaces(markup: string): number {
  const doors = [...markup.matchAll(/data-part="garage-door" data-spaces="(\d+)"/g)];
  return doors.reduce((sum, [, spaces]) => sum + Number(spaces), 0);
}

const CELLAR = 0;

function storeysWithWindows(markup: string): Set<number> {
  const rows = [...markup.matchAll(/data-part="window" data-storey="(\d+)"/g)];
  return new Set(rows.map(([, storey]) => Number(storey)));
}

const HOUSES = ['detached', 'bungalow', 'multiplex', 'mobile-home'] as const;

test.each(HOUSES)('a %s has garage doors for the listed number of cars', (family) => {
  for (const look of LOOKS) {
    expect(garageSpaces(drawn(family, look))).toBe(look.garageSpaces);
  }
});

test.each(['semi-detached', 'row-townhouse'] as const)(
  'every home of a %s has the listed number of garage spaces',
  (family) => {
    for (const look of LOOKS) {
      const markup = drawn(family, look);
      const homes = Number(/data-homes="(\d+)"/.exec(markup)?.[1]);
      expect(garageSpaces(markup)).toBe(look.garageSpaces * homes);
    }
  },
);

test.each(['low-rise', 'tower', 'stacked-townhouse', 'land', 'backyard'] as const)(
  'a %s shows no garage door',
  (family) => {
    for (const look of LOOKS) expect(garageSpaces(drawn(family, look))).toBe(0);
  },
);

test.each(['detached', 'semi-detached', 'row-townhouse', 'multiplex', 'backyard'] as const)(
  'a %s has windows on each storey, except perhaps beside a garage, and on no other',
  (family) => {
    for (const look of LOOKS) {
      const storeys = storeysWithWindows(drawn(family, look));
      // A garage door and a front door may fill the front of the ground floor.
      if (look.garageSpaces > 0) storeys.add(1);
      storeys.delete(CELLAR);
      expect(storeys).toEqual(new Set([1, 2, 3].slice(0, look.storeys)));
    }
  },
);

test('a bungalow has one storey regardless of the look', () => {
  for (const look of LOOKS) {
    expect(Math.max(...storeysWithWindows(drawn('bungalow', look)))).toBe(1);
  }
});

test('a low-rise has three to five floors, a tower ten or more', () => {
  const floors = (markup: string) => Number(/<g data-floors="(\d+)"/.exec(markup)?.[1]);
  for (const look of LOOKS) {
    expect([3, 4, 5]).toContain(floors(drawn('low-rise', look)));
    expect(floors(drawn('tower', look))).toBeGreaterThanOrEqual(10);
  }
});

const NEIGHBOUR = '<g data-part="neighbour">';

/** How many of the buildings beside the one that is shown lie at least partly in the picture. */
function visibleNeighbours(markup: string): number {
  const neighbours = markup.split(NEIGHBOUR).slice(1);
  return neighbours.filter((text) => {
    const points = [...(text.split('</g>')[0] ?? '').matchAll(/[ML](-?[\d.]+) /g)];
    return points.some(([, x]) => Number(x) > 0 && Number(x) < 1200);
  }).length;
}

test.each(['tower', 'low-rise'] as const)(
  'a %s stands on paving among other buildings in the city centre and alone on a lawn elsewhere',
  (family) => {
    for (const look of LOOKS) {
      const [central, outlying] = [true, false].map((isCentral) =>
        EXTERIORS[family]({ ...look, isCentral }),
      );
      expect(central).not.toContain('url(#lawn)');
      expect(outlying).toContain('url(#lawn)');
      expect(visibleNeighbours(central ?? '')).toBeGreaterThan(0);
      expect(outlying).not.toContain(NEIGHBOUR);
    }
  },
);

test('a small home seats four at its table, other homes four or eight', () => {
  const seats = (isSmall: boolean) =>
    new Set(
      SEEDS.slice(0, 20).map((seed) => {
        const look = aLook({ seed, isSmall });
        return /data-seats="(\d)"/.exec(
          drawPicture({ family: 'dining', appearance: look, view: 0 }),
        )?.[1];
      }),
    );
  expect(seats(true)).toEqual(new Set(['4']));
  expect(seats(false)).toEqual(new Set(['4', '8']));
});

test('land looks different in each of its views', () => {
  const views = [0, 1, 2, 3].map((view) =>
    drawPicture({ family: 'land', appearance: aLook(), view }),
  );
  expect(new Set(views).size).toBe(4);
});

const ERAS = ['heritage', 'postwar', 'suburban', 'contemporary'] as const;

function factsOf(markups: readonly string[], name: string): Set<string> {
  const pattern = new RegExp(`<g[^>]* ${name}="([^"]+)"`);
  return new Set(markups.flatMap((markup) => pattern.exec(markup)?.[1] ?? []));
}

test('towers have at least six shapes over all eras, and two or more in each', () => {
  const drawings = ERAS.map((era, index) =>
    SEEDS.filter((seed) => seed % ERAS.length === index).map((seed) =>
      EXTERIORS.tower(aLook({ seed, era })),
    ),
  );
  for (const ofEra of drawings) {
    expect(factsOf(ofEra, 'data-massing').size).toBeGreaterThanOrEqual(2);
  }
  expect(factsOf(drawings.flat(), 'data-massing').size).toBeGreaterThanOrEqual(6);
});

test('towers of one era have many heights', () => {
  const drawings = SEEDS.slice(0, 30).map((seed) =>
    EXTERIORS.tower(aLook({ seed, era: 'contemporary' })),
  );
  expect(factsOf(drawings, 'data-floors').size).toBeGreaterThanOrEqual(6);
});

test('low-rises of every era have at least four shapes', () => {
  for (const era of ERAS) {
    const drawings = SEEDS.slice(0, 15).map((seed) => EXTERIORS['low-rise'](aLook({ seed, era })));
    expect(factsOf(drawings, 'data-massing').size).toBeGreaterThanOrEqual(4);
  }
});

test('vacant lots have at least six landscapes, one for all views of a lot', () => {
  const first = SEEDS.map((seed) => EXTERIORS.land(aLook({ seed })));
  expect(factsOf(first, 'data-scene').size).toBeGreaterThanOrEqual(6);
  for (const seed of SEEDS.slice(0, 12)) {
    const views = [0, 1, 2].map((view) => EXTERIORS.land(aLook({ seed }), view));
    expect(factsOf(views, 'data-scene').size).toBe(1);
  }
});

/** Which cells of a coarse grid are dark: the building, not the sky. */
async function outlineOf(markup: string): Promise<boolean[]> {
  const { data } = await sharp(Buffer.from(markup))
    .resize(24, 16)
    .greyscale()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return [...data].map((value) => value < 150);
}

test('towers of different shapes have different silhouettes', async () => {
  const shapes = new Map(
    SEEDS.slice(0, 14)
      .map((seed) => EXTERIORS.tower(aLook({ seed, era: 'contemporary' })))
      .map((markup) => [[...factsOf([markup], 'data-massing')].join(), markup]),
  );
  const outlines = await Promise.all([...shapes.values()].map(outlineOf));
  for (const [index, outline] of outlines.entries()) {
    for (const other of outlines.slice(index + 1)) {
      expect(outline.filter((cell, at) => cell !== other[at]).length).toBeGreaterThan(12);
    }
  }
});
