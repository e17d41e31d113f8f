import { fnv1a } from '#src/lib/random.ts';

const HEADS =
  'Alder Amber Apple Arrow Aspen Birch Bram Bright Brook Candle Cedar Clear Copper Cran Crane Dew Elder Ember Fair Fern Finch Fox Frost Glen Harrow Hazel Heather Heron Iron Ivy Juniper Kestrel Lark Laurel Linden Lock Maple Marsh Meadow Mill Mist Moss Oak Orchard Otter Partridge Pebble Quill Raven Robin Rowan Sage Silver Sorrel Swallow Tallow Thistle Timber Willow Winter Wren Yarrow'.split(
    ' ',
  );
const TAILS =
  'bank bourne burn chase combe croft fen fold garth gate glade haven hearth holme hurst keep lea light mead mere moor reach rill shaw stead thorpe wade wake weald well wick wold worth'.split(
    ' ',
  );
const FRENCH_HEADS =
  'Beau Belle Bois Bon Bourg Champ Château Clair Claire Font Grand Haut Longue Mont Petit Plaine Pré Roche Rose Source Tour Val Vert Vieux'.split(
    ' ',
  );
const FRENCH_TAILS =
  'bois bourg breuil chêne combe cour épine fleur fontaine forêt gerbe hêtre jonc lande lieu lune mare orme pin pierre pommier rive saule verger'.split(
    ' ',
  );

const SUFFIXES = [
  { value: 'Street', weight: 0.24 },
  { value: 'Avenue', weight: 0.24 },
  { value: 'Drive', weight: 0.2 },
  { value: 'Road', weight: 0.14 },
  { value: 'Lane', weight: 0.08 },
  { value: 'Crescent', weight: 0.06 },
  { value: 'Court', weight: 0.04 },
] as const;

function compounds(
  heads: readonly string[],
  tails: readonly string[],
  join: (head: string, tail: string) => string,
): string[] {
  return heads.flatMap((head) =>
    tails.filter((tail) => tail !== head.toLowerCase()).map((tail) => join(head, tail)),
  );
}

const ENGLISH = compounds(HEADS, TAILS, (head, tail) => head + tail);
const FRENCH = compounds(FRENCH_HEADS, FRENCH_TAILS, (head, tail) => `${head}-${tail}`).map(
  (name) => name.replace(/-./u, (letters) => letters.toUpperCase()),
);

/** Larger than either list and prime, so that stepping by it visits every name before one repeats. */
const STRIDE = 7919;

/** An invented name of a city's nth street; no two of a city are the same while names last. */
export function streetName(city: { name: string; province: string }, ordinal: number): string {
  const names = city.province === 'Quebec' ? FRENCH : ENGLISH;
  const at = (fnv1a(city.name) + ordinal * STRIDE) % names.length;
  return names[at] ?? '';
}

/** Full words, mostly those a search by address understands. */
export const STREET_SUFFIXES = SUFFIXES;
