import { floorOf } from '../homes/suite.ts';
import type { Subject } from './subject.ts';
import { withCount, joinWords, ordinal, thousands } from './wording.ts';

const POSSESSION = {
  Flexible: null,
  Immediate: null,
  '30-60 Days': '30 to 60 days',
  '60-90 Days': '60 to 90 days',
} as const;

const AMENITIES: Readonly<Record<string, string>> = {
  Gym: 'a gym',
  Concierge: 'a concierge',
  'Party Room': 'a party room',
  'Rooftop Deck': 'a rooftop deck',
  'Visitor Parking': 'visitor parking',
  'Indoor Pool': 'an indoor pool',
  'Guest Suites': 'guest suites',
  'Bike Storage': 'bike storage',
  'Media Room': 'a media room',
  'Car Wash': 'a car wash',
};

/** Phrases about a home's building and its place in it. */
export function buildingWords({ site, home, features }: Subject) {
  const { tower } = site;
  const floor = floorOf(site.address.unitNumber);
  const isFirst = floor === null || floor < 2;
  const amenities = features.amenities.map((name) => AMENITIES[name] ?? name.toLowerCase());
  return {
    tower: tower?.name ?? null,
    floor: tower === undefined || isFirst ? null : ordinal(floor),
    floors: tower === undefined || tower.floors < 3 ? null : String(tower.floors),
    facing: features.exposure?.toLowerCase() ?? null,
    amenities: amenities.length < 2 ? null : joinWords(amenities.slice(0, 4)),
    parking:
      home.kind === 'condoApt' && home.garageSpaces > 0
        ? withCount(home.garageSpaces, 'underground parking space')
        : null,
    locker: features.locker === 'Owned' ? 'a locker' : null,
  };
}

/** Phrases about costs and terms. */
export function moneyWords({ fee, taxes, features }: Subject) {
  const { annualAmount, assessmentYear } = taxes;
  return {
    fee: fee === null ? null : `$${thousands(fee)}`,
    taxes: annualAmount === null ? null : `$${thousands(annualAmount)}`,
    taxYear: assessmentYear,
    possession: POSSESSION[features.possession],
    utilities:
      features.utilities.length === 0
        ? null
        : joinWords(features.utilities.map((name) => name.toLowerCase())),
  };
}
