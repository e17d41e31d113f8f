import {
  LAND_CLOSINGS,
  LAND_OPENINGS,
  LEASE_CLOSINGS,
  OPENINGS,
  SALE_CLOSINGS,
  SURROUNDINGS,
  TOWER_OPENINGS,
} from './description-phrases.ts';
import type { Facts } from './description-phrases.ts';
import type { Home } from './homes.ts';
import type { HomeKind } from './market.ts';
import type { Site } from './addresses.ts';
import type { Random } from './random.ts';

const NUMBERS = ['no', 'one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight'];

const NOUNS: Record<HomeKind, string> = {
  detached: 'detached home',
  semi: 'semi-detached home',
  townhouse: 'townhouse',
  condoTown: 'condo townhouse',
  condoApt: 'apartment',
  multiplex: 'multiplex',
  land: 'lot',
  other: 'mobile home',
};

function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

function homePhrase({ kind, bedrooms, style, propertyType }: Home): string {
  const noun = kind === 'multiplex' ? propertyType.toLowerCase() : NOUNS[kind];
  if (bedrooms === null) return noun;
  if (bedrooms === 0) return `studio ${noun}`;
  return `${inWords(bedrooms)}-bedroom ${style === 'Loft' ? 'loft' : noun}`;
}

function factsOf(home: Home, { neighbourhood, tower, address }: Site): Facts {
  const phrase = homePhrase(home);
  const baths = home.bathrooms ?? 0;
  return {
    home: phrase,
    article: /^(apartment|eight)/.test(phrase) ? 'an' : 'a',
    place: neighbourhood.name,
    city: address.city,
    tower: tower?.name ?? '',
    baths: `${inWords(baths)} bathroom${baths === 1 ? '' : 's'}`,
  };
}

function basementSentence({ basement }: Home): string | null {
  if (basement === 'Finished')
    return 'The finished basement adds a recreation room and plenty of storage.';
  if (basement === 'Walk-Out') return 'A walk-out basement opens to the garden.';
  if (basement === 'Separate Entrance') return 'The basement has its own entrance.';
  return basement === 'Unfinished' ? 'The full basement awaits your ideas.' : null;
}

function garageSentence({ garageSpaces, kind }: Home): string | null {
  if (garageSpaces === 0) return null;
  if (kind === 'condoApt') {
    return garageSpaces === 1
      ? 'One underground parking space comes with it.'
      : 'Two underground parking spaces come with it.';
  }
  return `There is covered parking for ${inWords(garageSpaces)} ${garageSpaces === 1 ? 'car' : 'cars'}.`;
}

function yearSentence({ yearBuilt, kind }: Home): string | null {
  if (yearBuilt === null || kind === 'other') return null;
  if (yearBuilt < 1940)
    return `Built in ${yearBuilt}, it keeps its original character while the systems have been brought up to date.`;
  if (yearBuilt >= 2015)
    return `Built in ${yearBuilt}, it has the large windows and good insulation of recent years.`;
  return null;
}

function lotSentence({ lot, kind }: Home): string | null {
  if (lot === null) return null;
  const size = `${Math.round(lot.width)} by ${lot.depth} feet`;
  return kind === 'land'
    ? `The lot measures ${size}.`
    : `The lot is ${size}, with room for a garden.`;
}

function sizeSentence({ sqft, kind }: Home): string | null {
  if (sqft === null) return null;
  const size = (Math.floor(sqft / 50) * 50).toLocaleString('en-CA');
  return kind === 'condoApt'
    ? `The living area opens to a balcony, and there are more than ${size} square feet in all.`
    : `More than ${size} square feet give everyone a place of their own.`;
}

function featureSentences(home: Home, random: Random): string[] {
  const known = [
    basementSentence(home),
    garageSentence(home),
    yearSentence(home),
    lotSentence(home),
    sizeSentence(home),
  ].filter((sentence) => sentence !== null);
  if (known.length === 0) return [];
  const start = random.whole(0, known.length - 1);
  return [...known.slice(start), ...known.slice(0, start)].slice(0, random.whole(1, 2));
}

function openings(home: Home, site: Site) {
  if (home.kind === 'land') return LAND_OPENINGS;
  return site.tower === undefined ? OPENINGS : TOWER_OPENINGS;
}

function closings(home: Home, type: 'Sale' | 'Lease'): readonly string[] {
  if (home.kind === 'land') return LAND_CLOSINGS;
  return type === 'Lease' ? LEASE_CLOSINGS : SALE_CLOSINGS;
}

/** Two to four sentences that say nothing but what is true of the home. */
export function descriptionOf(
  home: Home,
  site: Site,
  type: 'Sale' | 'Lease',
  random: Random,
): string {
  const facts = factsOf(home, site);
  const sentences = [
    random.pick(openings(home, site))(facts),
    ...featureSentences(home, random),
    ...(random.chance(0.6) ? [random.pick(SURROUNDINGS)(facts)] : []),
    random.pick(closings(home, type)),
  ];
  return sentences.slice(0, 4).join(' ');
}

const HOUSE_EXTRAS = [
  'Fridge, stove, dishwasher, washer and dryer.',
  'All light fixtures and window coverings.',
  'Garden shed and garage door opener.',
  'Central vacuum and its attachments.',
];
const CONDO_EXTRAS = [
  'Fridge, stove, dishwasher, microwave, washer and dryer.',
  'One locker and all window coverings.',
  'Use of the gym, party room and guest suites.',
];

/** What is included; null for land and for some homes. */
export function extrasOf(home: Home, random: Random): string | null {
  if (home.kind === 'land' || random.chance(0.25)) return null;
  return random.pick(home.class === 'CondoProperty' ? CONDO_EXTRAS : HOUSE_EXTRAS);
}
