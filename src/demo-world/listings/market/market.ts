import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import marketJson from './market.json' with { type: 'json' };

export const HOME_KINDS = [
  'detached',
  'semi',
  'townhouse',
  'condoTown',
  'condoApt',
  'multiplex',
  'land',
  'other',
] as const;
export type HomeKind = (typeof HOME_KINDS)[number];

const PRICE_REGIONS = [
  'gta',
  'ontario',
  'bc',
  'prairieAB',
  'prairieSKMB',
  'quebec',
  'atlantic',
] as const;
export type PriceRegion = (typeof PRICE_REGIONS)[number];

const SEASONS = ['default', 'gta', 'west', 'quebec', 'atlantic'] as const;

const byMonth = z.array(z.number()).check(z.length(12));
const range = z.tuple([z.number(), z.number()]);
const kind = z.enum(HOME_KINDS);

/** {"2": 0.3, "3": 0.7} as choices a random stream can take. */
const weightedNumbers = z.pipe(
  z.record(z.string(), z.number()),
  z.transform((weights) =>
    Object.entries(weights).map(([value, weight]) => ({ value: Number(value), weight })),
  ),
);

const fsaStart = z.string().check(z.regex(/^[ABCEGHJ-NPRSTVXY]\d[ABCEGHJ-NPRSTV-Z]?$/));

const MarketNeighbourhood = z.pipe(
  z.tuple([z.string(), z.number(), z.number(), z.number(), z.optional(fsaStart)]),
  z.transform(([name, lat, lng, priceFactor, fsa]) => ({ name, lat, lng, priceFactor, fsa })),
);
export type MarketNeighbourhood = z.infer<typeof MarketNeighbourhood>;

const City = z.object({
  name: z.string(),
  province: z.string(),
  region: z.string(),
  lat: z.number(),
  lng: z.number(),
  population: z.number(),
  boardId: z.number(),
  /** One of the cities of the market-trends page. */
  trendsPicker: z.boolean(),
  season: z.enum(SEASONS),
  priceIndex: z.enum(PRICE_REGIONS),
  /** Average price of a home kind, thousands of dollars. */
  avgPriceK: z.record(kind, z.number()),
  /** Share of a home kind in the sales. */
  mix: z.record(kind, z.number()),
  annualSales: z.number(),
  daysOnMarket: z.number(),
  saleToListPct: z.number(),
  aboveListPct: z.number(),
  /** A year's property tax in percent of today's price. */
  taxPctOfPrice: z.number(),
  /** Dollars a month by bedrooms, and of a whole house. */
  rent: z.object({ 1: z.number(), 2: z.number(), 3: z.number(), house: z.number() }),
  /** Beginnings of its postal codes, two or three characters. */
  fsa: z.array(fsaStart),
  neighbourhoods: z.array(MarketNeighbourhood).check(z.minLength(1)),
});
export type City = z.infer<typeof City>;

const HomeParameters = z.object({
  class: z.enum(['ResidentialProperty', 'CondoProperty']),
  propertyTypes: z.array(z.string()),
  styles: z.array(z.string()),
  beds: weightedNumbers,
  /** Smallest and largest size in square feet, by bedrooms. */
  sqft: z.record(z.string(), range),
  lotFrontFt: z.nullable(range),
  lotDepthFt: z.nullable(range),
  /** Dollars a month for a square foot. */
  feePerSqft: z.nullable(range),
  garageSpaces: weightedNumbers,
});
export type HomeParameters = z.infer<typeof HomeParameters>;

const Market = z.object({
  salesShare: z.record(z.enum(SEASONS), byMonth),
  leaseShare: byMonth,
  priceSeason: byMonth,
  daysOnMarketSeason: byMonth,
  saleToListSeason: byMonth,
  priceIndex: z.object({
    fromYear: z.number(),
    peakMonth: z.string(),
    regions: z.record(
      z.enum(PRICE_REGIONS),
      z.object({ jan: z.array(z.number()), peak: z.number() }),
    ),
  }),
  priceSigma: z.number(),
  bedPriceFactor: z.object({
    house: z.record(z.string(), z.number()),
    condo: z.record(z.string(), z.number()),
  }),
  homeTypes: z.record(kind, HomeParameters),
  cities: z.array(City),
});

/** The levels that demo listings are made from; see the note in market.json. */
export const market = z.parse(Market, marketJson);
