import type { SiteGeography } from '#src/demo-world/listings/sites/site-geography.ts';
import { market } from '#src/demo-world/listings/market/market.ts';
import { keyOfCity } from '#src/demo-world/listings/sites/places.ts';
import type { Street } from '#src/server/places/streets/street-directory.ts';

const STREETS_PER_NEIGHBOURHOOD = 16;
const NUMBERS = 398;

function streetsOf(cityKey: string): Street[] {
  const city = market.cities.find((one) => keyOfCity(one) === cityKey);
  if (city === undefined) return [];
  return city.neighbourhoods.flatMap(({ name, lat, lng }) =>
    Array.from({ length: STREETS_PER_NEIGHBOURHOOD }, (_, at): Street => {
      const y = lat + (at - STREETS_PER_NEIGHBOURHOOD / 2) * 0.0005;
      return {
        id: `${cityKey}/${name}/${at}`,
        name: `${name} ${at + 1}`,
        suffix: 'Road',
        direction: null,
        class: 'local',
        cityKey,
        path: [
          [lng - 0.004, y],
          [lng + 0.004, y],
        ],
        firstNumber: 2,
        lastNumber: 2 + NUMBERS,
        crossings: [],
        isBridge: false,
        isAtAnEdge: false,
      };
    }),
  );
}

/** Parallel streets in the market's neighbourhoods, with land everywhere. */
export const flatGeography: SiteGeography = {
  streetsOf,
  locate({ path: [from, to], firstNumber, lastNumber }, number) {
    if (from === undefined || to === undefined || number > lastNumber) return undefined;
    const share = (number - firstNumber) / (lastNumber - firstNumber);
    const lng = from[0] + (to[0] - from[0]) * share;
    return { lat: Number(from[1].toFixed(6)), lng: Number(lng.toFixed(6)) };
  },
  partsOf: () => [],
  isLand: () => true,
};
