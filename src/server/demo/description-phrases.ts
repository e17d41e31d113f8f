/** What a sentence about a home may say. Every text is a whole phrase in lower case. */
export type Facts = {
  /** "three-bedroom semi-detached home", without an article. */
  readonly home: string;
  /** "a" or "an", as `home` demands. */
  readonly article: string;
  readonly place: string;
  readonly city: string;
  /** Name of the condo tower. */
  readonly tower: string;
  readonly baths: string;
};

type Sentence = (facts: Facts) => string;

/** First sentences of a home for sale or lease. */
export const OPENINGS: readonly Sentence[] = [
  ({ home, place }) => `Welcome to this ${home} in the heart of ${place}.`,
  ({ home, article, place, city }) =>
    `Here is ${article} ${home} on a quiet stretch of ${place}, one of the most settled parts of ${city}.`,
  ({ home, place, baths }) => `Bright and well kept, this ${home} in ${place} has ${baths}.`,
  ({ home, place }) => `This ${home} has been cared for by owners who loved living in ${place}.`,
  ({ home, article, place }) =>
    `Finding ${article} ${home} in ${place} is rare, and this one is ready to move into.`,
  ({ home, baths, place }) =>
    `With ${baths} and a sensible floor plan, this ${home} makes everyday life in ${place} easy.`,
  ({ home, place, city }) =>
    `If you have been waiting for the right ${home} in ${place}, ${city}, come and see this one.`,
  ({ home, place }) =>
    `Light from morning to evening is what visitors notice first in this ${place} ${home}.`,
];

export const TOWER_OPENINGS: readonly Sentence[] = [
  ({ home, tower, place }) => `This ${home} at ${tower} puts the best of ${place} at your door.`,
  ({ home, article, tower, baths }) =>
    `${tower} offers ${article} ${home} with ${baths} and a layout that wastes no space.`,
  ({ home, tower, place }) => `Come home to ${tower}: a bright ${home} in the middle of ${place}.`,
  ({ home, tower, city }) =>
    `Quiet, bright and easy to look after, this ${home} at ${tower} suits life in ${city}.`,
];

export const LAND_OPENINGS: readonly Sentence[] = [
  ({ place, city }) =>
    `A level building lot in ${place}, ready for the home you have in mind in ${city}.`,
  ({ place }) => `Bring your own plans and builder to this cleared lot in ${place}.`,
  ({ place }) => `Vacant land of this shape seldom comes up in ${place}.`,
];

/** Sentences that hold for any place. */
export const SURROUNDINGS: readonly Sentence[] = [
  ({ place }) => `Schools, parks and the shops of ${place} are a short walk away.`,
  ({ city }) =>
    `Transit and the main roads are close, so the rest of ${city} is within easy reach.`,
  ({ place }) => `Evening walks are a habit in ${place}, and the neighbours will know your name.`,
  ({ city }) =>
    `Trails, playgrounds and a library branch are nearby, and downtown ${city} is an easy trip.`,
  ({ place }) => `Cafés, groceries and a weekend market keep errands in ${place} short.`,
];

export const SALE_CLOSINGS: readonly string[] = [
  'Move in as it is, or make it your own over time.',
  'A flexible closing date is available.',
  'The home inspection report is available on request.',
  'Book a visit soon: homes like this are seldom for sale for long.',
  'Offers are welcome any time.',
];

export const LEASE_CLOSINGS: readonly string[] = [
  'Available on a one-year lease to tenants with references.',
  'First and last month and proof of employment are asked for.',
  'The landlord lives nearby and looks after repairs promptly.',
  'Heat and water are extra unless agreed otherwise; a longer lease is possible.',
];

export const LAND_CLOSINGS: readonly string[] = [
  'Services are at the lot line; buyers should confirm permitted uses with the city.',
  'A survey is available on request.',
  'Hydro, water and sewer run along the street.',
];
