import type { Room } from '#src/contract/listings/listing.ts';
import type { Home } from './homes.ts';
import type { DemoRandom } from '../random.ts';

/** The board that measures rooms in metres; others use feet and inches. */
const METRIC_BOARD_ID = 2;
const FEET_PER_METRE = 3.280_84;

type Sketch = {
  readonly name: string;
  readonly level: string;
  readonly metres: readonly [number, number];
};

const ENSUITE = 'Ensuite Bath';
const FEATURES: Readonly<Record<string, readonly string[]>> = {
  Living: ['Hardwood Floor', 'Large Window', 'Gas Fireplace', 'Open Concept', 'Pot Lights'],
  Dining: ['Hardwood Floor', 'Open Concept', 'Large Window', 'Crown Moulding', 'Pot Lights'],
  Kitchen: [
    'Stainless Steel Appliances',
    'Quartz Counter',
    'Centre Island',
    'Backsplash',
    'Pantry',
  ],
  Family: ['Gas Fireplace', 'Broadloom', 'Overlooks Backyard', 'Pot Lights', 'Large Window'],
  'Primary Bedroom': ['Walk-In Closet', ENSUITE, 'Large Window', 'Double Closet', 'Broadloom'],
  Bedroom: ['Closet', 'Large Window', 'Broadloom', 'Hardwood Floor', 'Double Closet'],
  Den: ['Laminate', 'Separate Room', 'Pot Lights'],
  Recreation: ['Pot Lights', 'Laminate', 'Above Grade Window', 'Wet Bar'],
  Laundry: ['Tile Floor', 'Laundry Sink', 'Closet'],
};

const NAMES_WITH_NUMBER = /^Bedroom \d$/;

function roomLength(metres: number, boardId: number): string {
  if (boardId === METRIC_BOARD_ID) return `${metres.toFixed(2)} m`;
  const inches = Math.round(metres * FEET_PER_METRE * 12);
  return `${Math.floor(inches / 12)}'${inches % 12}"`;
}

function bedroomSketches(bedrooms: number, level: string): Sketch[] {
  return Array.from({ length: bedrooms }, (_, at) =>
    at === 0
      ? { name: 'Primary Bedroom', level, metres: [3.6, 4.9] as const }
      : { name: `Bedroom ${at + 1}`, level, metres: [2.7, 3.8] as const },
  );
}

function upperLevel({ kind, style }: Home): string {
  if (kind === 'condoApt') return 'Flat';
  return style?.startsWith('Bungalow') || kind === 'other' ? 'Main' : 'Second';
}

function extraSketches(home: Home, main: string): Sketch[] {
  const extras: Sketch[] = [];
  const sqft = home.sqft ?? 0;
  if (sqft > 1700) extras.push({ name: 'Family', level: main, metres: [3.6, 5.4] });
  if (sqft > 2300 || (home.kind === 'condoApt' && sqft > 600 && sqft % 3 === 0)) {
    extras.push({ name: 'Den', level: main, metres: [2.1, 3.2] });
  }
  if (home.basement === 'Finished' || home.basement === 'Walk-Out') {
    extras.push({ name: 'Recreation', level: 'Basement', metres: [4.2, 6.8] });
  }
  if (home.kind !== 'condoApt') {
    const level = home.basement === 'None' ? main : 'Basement';
    extras.push({ name: 'Laundry', level, metres: [1.7, 2.8] });
  }
  return extras;
}

function sketches(home: Home, bedrooms: number): Sketch[] {
  const main = home.kind === 'condoApt' ? 'Flat' : 'Main';
  const day: Sketch[] =
    bedrooms === 0
      ? [{ name: 'Living', level: main, metres: [3.6, 5] }]
      : [
          { name: 'Living', level: main, metres: [3.4, 5.6] },
          { name: 'Dining', level: main, metres: [2.6, 4] },
        ];
  return [
    ...day,
    { name: 'Kitchen', level: main, metres: [2.4, 4.2] },
    ...bedroomSketches(bedrooms, upperLevel(home)),
    ...extraSketches(home, main),
  ];
}

function features(
  home: Home,
  name: string,
  random: DemoRandom,
): [string | null, string | null, string | null] {
  const features = FEATURES[NAMES_WITH_NUMBER.test(name) ? 'Bedroom' : name] ?? [];
  // An ensuite is never a home's only bathroom.
  const all = features.filter((feature) => feature !== ENSUITE || (home.bathrooms ?? 0) > 1);
  const count = Math.min(all.length, random.integer(1, 3));
  const start = random.integer(0, Math.max(0, all.length - 1));
  const at = (offset: number) => (offset < count ? all[(start + offset) % all.length] : undefined);
  return [at(0) ?? null, at(1) ?? null, at(2) ?? null];
}

/** The rooms of a home, including as many bedrooms as the home has. None for land. */
export function roomsOf(home: Home, boardId: number, random: DemoRandom): Room[] {
  if (home.bedrooms === null) return [];
  return sketches(home, home.bedrooms).map(({ name, level, metres }) => {
    const [low, high] = metres;
    const [first, second, third] = features(home, name, random);
    return {
      description: name,
      level,
      length: roomLength(random.between((low + high) / 2, high), boardId),
      width: roomLength(random.between(low, (low + high) / 2), boardId),
      features: first,
      features2: second,
      features3: third,
    };
  });
}
