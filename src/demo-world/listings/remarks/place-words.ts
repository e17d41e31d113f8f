import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { Subject } from './subject.ts';
import { inWords, joinWords } from './wording.ts';

const KM_PER_DEGREE = 111.2;
const FAR_KM = 40;
const SIDES = [
  'north',
  'northeast',
  'east',
  'southeast',
  'south',
  'southwest',
  'west',
  'northwest',
];

const NEAR: Readonly<Record<string, string>> = {
  Park: 'a park',
  'Public Transit': 'public transit',
  School: 'a school',
  Library: 'a library',
  Hospital: 'a hospital',
  'Rec Centre': 'a recreation centre',
  'Place Of Worship': 'a place of worship',
  Ravine: 'a ravine',
  Golf: 'a golf course',
  Arena: 'an arena',
};

function fromCentre(city: LatLng, point: LatLng): { km: number; side: string } {
  const north = (point.lat - city.lat) * KM_PER_DEGREE;
  const east = (point.lng - city.lng) * KM_PER_DEGREE * Math.cos((city.lat * Math.PI) / 180);
  const turn = Math.round((Math.atan2(east, north) / (2 * Math.PI)) * 8);
  return { km: Math.hypot(north, east), side: SIDES[(turn + 8) % 8] ?? 'north' };
}

/** Phrases about the place of a home. Distances are as the crow flies. */
export function placeWords({ city, site, features }: Subject) {
  const { km, side } = fromCentre(city, site.point);
  const roundedKm = Math.round(km);
  const near = features.nearby.map((amenity) => NEAR[amenity] ?? amenity.toLowerCase());
  const { streetName, streetSuffix } = site.address;
  const isFar = roundedKm >= 2 && roundedKm <= FAR_KM;
  return {
    street: [streetName, streetSuffix].filter(Boolean).join(' '),
    place: site.neighbourhood.name,
    city: city.name,
    region: city.region === city.name ? null : city.region,
    near: near.length < 2 ? null : joinWords(near.slice(0, 4)),
    nearOne: near[0] ?? null,
    nearTwo: near.length < 3 ? null : joinWords(near.slice(-2)),
    km: isFar ? inWords(roundedKm) : null,
    side: isFar ? side : null,
    central: km < 1.5 ? 'central' : null,
  };
}
