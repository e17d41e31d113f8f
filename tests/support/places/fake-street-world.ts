import { metresBetween } from '#src/lib/geo/local-plane.ts';
import type { PlaceCity } from '#src/server/places/gazetteer/place-city.ts';
import type { LngLat, MultiPolygonRings, LatLng } from '#src/lib/geo/shapes.ts';
import type {
  Street,
  StreetAddress,
  StreetDirectory,
} from '#src/server/places/streets/street-directory.ts';

export const toronto: PlaceCity = {
  key: 'ON/toronto',
  name: 'Toronto',
  province: 'ON',
  lat: 43.65,
  lng: -79.38,
  population: 2_794_356,
  fsa: ['M5', 'M6'],
  neighbourhoods: [
    { name: 'Annex', lat: 43.672, lng: -79.404, fsa: 'M5R' },
    { name: 'Niagara', lat: 43.6405, lng: -79.407, fsa: 'M5V' },
    { name: 'King West', lat: 43.6445, lng: -79.3995, fsa: 'M5V' },
    { name: 'Regent Park', lat: 43.66, lng: -79.36, fsa: 'M5A' },
  ],
};

export const stCatharines: PlaceCity = {
  key: 'ON/st-catharines',
  name: 'St. Catharines',
  province: 'ON',
  lat: 43.1713,
  lng: -79.2427,
  population: 133_113,
  fsa: ['L2M', 'L2N'],
  neighbourhoods: [{ name: 'Port Dalhousie', lat: 43.2, lng: -79.27, fsa: null }],
};

export const cobourg: PlaceCity = {
  key: 'ON/cobourg',
  name: 'Cobourg',
  province: 'ON',
  lat: 43.9598,
  lng: -78.1652,
  population: 20_519,
  fsa: [],
  neighbourhoods: [],
};

export const fakeCities: readonly PlaceCity[] = [toronto, stCatharines, cobourg];

type StreetName = Pick<Street, 'name' | 'suffix' | 'direction'>;

const names: readonly StreetName[] = [
  { name: 'Alderbank', suffix: 'Road', direction: null },
  { name: 'Queen', suffix: 'Street', direction: 'W' },
  { name: 'St. Clair', suffix: 'Avenue', direction: null },
  { name: 'Larchmere', suffix: 'Crescent', direction: null },
  { name: 'Rue du Parc-des-Frênes', suffix: '', direction: null },
];

/** Two stretches of each name; the second continues the numbers of the first. */
function streetsIn(city: PlaceCity): Street[] {
  return names.flatMap((name, at) =>
    [0, 1].map((part): Street => {
      const lng = city.lng - 0.02 + at * 0.01;
      const lat = city.lat - 0.01 + part * 0.01;
      return {
        ...name,
        id: `${city.key}/${at}/${part}`,
        class: 'local',
        cityKey: city.key,
        path: [
          [lng, lat],
          [lng, lat + 0.004],
          [lng, lat + 0.008],
        ],
        firstNumber: 1 + part * 200,
        lastNumber: 199 + part * 200,
        crossings: [],
        isBridge: false,
        isAtAnEdge: false,
      };
    }),
  );
}

function locate({ path, firstNumber, lastNumber }: Street, number: number): LatLng | undefined {
  const [start, end] = [path[0], path.at(-1)];
  if (!start || !end || number < firstNumber || number > lastNumber) return undefined;
  const share = (number - firstNumber) / (lastNumber - firstNumber);
  return { lng: start[0], lat: start[1] + share * (end[1] - start[1]) };
}

export function square([lng, lat]: LngLat, half: number): LngLat[] {
  return [
    [lng - half, lat - half],
    [lng + half, lat - half],
    [lng + half, lat + half],
    [lng - half, lat + half],
    [lng - half, lat - half],
  ];
}

/** A world of three towns with five straight streets each, on square land. */
export function fakeStreetWorld(cities: readonly PlaceCity[] = fakeCities): StreetDirectory {
  const byKey = new Map(cities.map((city) => [city.key, streetsIn(city)]));
  const areas = new Map(cities.map(({ key, lng, lat }) => [key, [[square([lng, lat], 0.06)]]]));
  const all = [...byKey.values()].flat();
  return {
    streetsIn: () => all,
    streetsOf: (key) => byKey.get(key) ?? [],
    areaOf: (key): MultiPolygonRings => areas.get(key) ?? [],
    locate,
    nearestAddress: (point) => nearest(all, point),
  };
}

function nearest(streets: readonly Street[], { lat, lng }: LatLng): StreetAddress | undefined {
  const houses = streets.flatMap((street) =>
    Array.from({ length: 199 }, (_, at) => street.firstNumber + at).flatMap((number) => {
      const point = locate(street, number);
      return point ? [{ street, number, point }] : [];
    }),
  );
  const away = ({ point }: StreetAddress) => metresBetween([point.lng, point.lat], [lng, lat]);
  const [first] = houses.toSorted((a, b) => away(a) - away(b));
  return first && away(first) < 400 ? first : undefined;
}
