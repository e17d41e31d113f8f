import type { Home } from '../homes/homes.ts';
import type { HomeKind } from '../market/market.ts';
import { bathrooms, bedrooms } from './subject.ts';
import type { Subject } from './subject.ts';
import { withCount, inWords, thousands } from './wording.ts';

const NOUNS: Readonly<Record<HomeKind, string>> = {
  detached: 'detached home',
  semi: 'semi-detached home',
  townhouse: 'townhouse',
  condoTown: 'condo townhouse',
  condoApt: 'apartment',
  multiplex: 'multiplex',
  land: 'lot',
  other: 'mobile home',
};
const SUITES = { Upper: 'upper suite', Main: 'main-floor suite', Bsmt: 'basement suite' } as const;
const STYLES: Readonly<Record<string, string>> = {
  '2-Storey': 'two-storey',
  '3-Storey': 'three-storey',
  '1 1/2 Storey': 'storey-and-a-half',
  '2 1/2 Storey': 'two-and-a-half-storey',
  'Bungalow-Raised': 'raised-bungalow',
  'Backsplit 3': 'three-level backsplit',
  'Backsplit 4': 'four-level backsplit',
  'Sidesplit 3': 'three-level sidesplit',
  'Stacked Townhouse': 'stacked',
  Bungalow: 'bungalow-style',
};
const WALLS: Readonly<Record<string, string>> = {
  Brick: 'brick',
  'Vinyl Siding': 'vinyl-sided',
  Stone: 'stone-faced',
  Stucco: 'stucco',
  Wood: 'wood-sided',
};
const HEAT_BY: Readonly<Record<string, string>> = {
  'Forced Air': 'forced air',
  'Heat Pump': 'a heat pump',
  Radiant: 'radiant heat',
  Baseboard: 'electric baseboards',
};
const HEAT: Readonly<Record<string, string>> = {
  'Forced Air': 'forced-air heating',
  'Heat Pump': 'a heat pump',
  Radiant: 'radiant heat',
  Baseboard: 'baseboard heating',
};

function nounOf({ home, suite }: Subject): string {
  if (suite !== null) return SUITES[suite];
  if (home.kind === 'multiplex') return home.propertyType.toLowerCase();
  return home.style === 'Loft' ? 'loft' : NOUNS[home.kind];
}

function homePhrase(subject: Subject): string {
  const noun = nounOf(subject);
  const { home } = subject;
  if (home.bedrooms === null || home.kind === 'multiplex') return noun;
  return home.bedrooms === 0 ? `studio ${noun}` : `${inWords(home.bedrooms)}-bedroom ${noun}`;
}

function shortOf(subject: Subject): string {
  if (subject.suite !== null) return 'suite';
  const { kind } = subject.home;
  if (kind === 'condoTown') return 'townhouse';
  return kind === 'detached' || kind === 'semi' || kind === 'other' ? 'home' : nounOf(subject);
}

/** The largest multiple of 50 below the size. */
function sizeText({ home, anomalies }: Subject): string | null {
  if (home.sqft === null || anomalies.hasNoSqft) return null;
  return thousands(Math.floor((home.sqft - 1) / 50) * 50);
}

function garageText({ garage, garageSpaces, kind }: Home): string | null {
  if (garageSpaces === 0 || garage === null || kind === 'condoApt') return null;
  const cars = `${inWords(garageSpaces)}-car`;
  if (garage === 'Carport') return `a ${cars} carport`;
  return `a ${cars} ${garage.toLowerCase()} garage`;
}

function lotWords({ lot }: Home, hasNoDepth: boolean) {
  if (lot === null) return { frontage: null, lotSize: null, lotAdjective: null, acres: null };
  const width = Math.round(lot.width);
  const acres = (lot.width * lot.depth) / 43_560;
  return {
    frontage: `${width} feet`,
    lotSize: hasNoDepth ? null : `${width} by ${lot.depth} feet`,
    lotAdjective: hasNoDepth ? null : `${width}-by-${lot.depth}-foot`,
    acres: hasNoDepth || acres < 0.1 ? null : `${acres.toFixed(2)} acres`,
  };
}

/** Phrases about a home as a whole. */
export function homeWords(subject: Subject) {
  const { home, anomalies, features } = subject;
  const [beds, baths] = [bedrooms(subject), bathrooms(subject)];
  const year = anomalies.hasNoYearBuilt ? null : home.yearBuilt;
  const isWhole = subject.suite === null && home.kind !== 'condoApt' && home.kind !== 'other';
  const { drivewaySpaces, driveway } = features;
  return {
    home: homePhrase(subject),
    noun: nounOf(subject),
    short: shortOf(subject),
    bedsCount: beds > 0 ? inWords(beds) : null,
    beds: beds > 0 ? withCount(beds, 'bedroom') : null,
    others: beds > 2 ? `${inWords(beds - 1)} other bedrooms` : null,
    bathsCount: baths > 0 ? inWords(baths) : null,
    baths: baths > 0 ? withCount(baths, 'bathroom') : null,
    size: sizeText(subject),
    year: year === null ? null : String(year),
    decade: year === null || year >= 2020 ? null : `${Math.floor(year / 10) * 10}s`,
    style: isWhole ? (STYLES[home.style ?? ''] ?? null) : null,
    walls: isWhole ? (WALLS[home.exterior ?? ''] ?? null) : null,
    heatBy: HEAT_BY[home.heating ?? ''] ?? null,
    heat: HEAT[home.heating ?? ''] ?? null,
    cool: home.airConditioning === 'Central Air' ? 'central air' : null,
    garage: garageText(home),
    drive:
      driveway === null || driveway === 'Lane' || drivewaySpaces === 0
        ? null
        : withCount(drivewaySpaces, 'car'),
    ...lotWords(home, anomalies.hasNoLotDepth),
  };
}
