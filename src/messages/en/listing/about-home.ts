import { formatList } from '../format.ts';

type What = {
  readonly street: string;
  readonly kind: string;
  readonly offer: string;
  readonly place: string;
};

const plural = (count: number, word: string) => `${count} ${word}${count === 1 ? '' : 's'}`;

/** A name such as “Elm Realty Ltd.” already ends its sentence with a full stop. */
const sentence = (words: string) => (words.endsWith('.') ? words : `${words}.`);

/** The sentences about a home that are made from its facts. */
export const aboutHome = {
  list: formatList,
  offers: {
    'for-sale': 'for sale',
    'for-lease': 'for lease',
    'coming-soon-sale': 'coming soon for sale',
    'coming-soon-lease': 'coming soon for lease',
    'sold-conditionally': 'that is sold conditionally',
    'leased-conditionally': 'that is leased conditionally',
    sold: 'that was sold',
    leased: 'that was leased',
  },
  /** The boards' names for kinds of home, in words that fit into a sentence. */
  kinds: {
    'condo apt': 'condo apartment',
    'condo townhouse': 'condo townhouse',
    'att/row/townhouse': 'row house',
    'att/row/twnhouse': 'row house',
    'row/townhouse': 'row house',
    detached: 'detached home',
    'semi-detached': 'semi-detached home',
    multiplex: 'multiplex',
    'vacant land': 'piece of land',
    link: 'linked home',
  },
  anyKind: 'home',
  what: ({ street, kind, offer, place }: What) =>
    sentence(`${street} is a ${kind} ${offer} in ${place}`),
  rooms: (rooms: string, area: string | null) =>
    area ? `It has ${rooms} in ${area} square feet.` : `It has ${rooms}.`,
  beds: (count: number) => plural(count, 'bedroom'),
  baths: (count: number) => plural(count, 'bathroom'),
  garage: (count: number) => plural(count, 'garage space'),
  built: (year: string) => `It was built in ${year}.`,
  lot: (width: string, depth: string, unit: string) => `The lot is ${width} by ${depth} ${unit}.`,
  units: { feet: 'feet', metres: 'metres' },
  taxes: (amount: string) => `Property taxes are ${amount} a year.`,
  perMonth: (rent: string) => `${rent} a month`,
  listed: (day: string, price: string) => `It was listed on ${day} at ${price}.`,
  by: (brokerage: string) => sentence(`The listing is by ${brokerage}`),
} as const;
