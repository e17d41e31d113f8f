import { formatNumber } from '../format.ts';

const homes = (count: number) => `${formatNumber(count)} ${count === 1 ? 'home' : 'homes'}`;

/** Where a home is, and what is around it. */
export const location = {
  title: 'Where it is',
  mapOf: (address: string) => `Map of ${address}`,
  fullMap: 'Open the full map',
  kinds: { school: 'Schools', transit: 'Transit', park: 'Parks', shop: 'Groceries' },
  details: {
    'elementary-school': 'Elementary school',
    'secondary-school': 'Secondary school',
    school: 'School',
    'bus-stop': 'Bus stop',
    'streetcar-stop': 'Streetcar stop',
    station: 'Station',
    ferry: 'Ferry',
    park: 'Park',
    supermarket: 'Supermarket',
    'grocery-store': 'Grocery store',
  },
  walk: (minutes: number) => `${minutes} min walk`,
  nearest: (minutes: number) => `Nearest ${minutes} min walk`,
  estimate: 'Walking times are estimates based on straight-line distance.',
  area: (name: string) => `Living in ${name}`,
  forSale: 'Homes for sale',
  medianPrice: 'Median asking price',
  medianOf: homes,
  fewHomes: 'Too few homes for a median price',
  averageSold: 'Average sold price',
  seeHomes: (name: string) => `See homes for sale in ${name}`,
} as const;
