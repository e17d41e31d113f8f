import '../jitless.ts';
import * as z from 'zod/mini';
import { PhotoNote } from './photo-notes.ts';

/** Letters and digits, which some boards separate by hyphens; at most 32 characters. */
export const MLS_NUMBER_PATTERN = /^(?=.{1,32}$)[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*$/;

/** The message for a number that does not fit. */
export const MLS_NUMBER_RULE =
  'must be 1 to 32 letters and digits, which may be separated by hyphens';

/** Codes of a listing that is still on the market (status A). */
export const ACTIVE_STATUSES = ['New', 'Pc', 'Ext', 'Dft', 'Sc', 'Sce', 'Lc', 'Lce', 'Cs'] as const;

/** Codes of a listing that has left the market (status U). */
const OFF_MARKET_STATUSES = ['Sld', 'Lsd', 'Exp', 'Sus', 'Ter'] as const;

/** The trade's codes of the last event of a listing. */
export const LAST_STATUSES = [...ACTIVE_STATUSES, ...OFF_MARKET_STATUSES] as const;
export type LastStatus = (typeof LAST_STATUSES)[number];

/** A provider sends numbers as numbers, as text or not at all; empty text means "not known". */
function readNumber(raw: number | string | null): number | null {
  if (typeof raw === 'number') return Number.isFinite(raw) ? raw : null;
  const value = raw === null || raw.trim() === '' ? Number.NaN : Number(raw);
  return Number.isFinite(value) ? value : null;
}

const looseNumber = z.union([z.number(), z.string(), z.null()]);
const number = z._default(z.pipe(looseNumber, z.transform(readNumber)), null);
const text = z._default(z.nullable(z.string()), null);
const amountDollars = z.pipe(
  z.union([z.number(), z.string()]),
  z.transform((raw) => readNumber(raw) ?? 0),
);

export const YesNo = z.enum(['Y', 'N']);
export const Permissions = z.object({
  displayAddressOnInternet: YesNo,
  displayPublic: YesNo,
  /** Anything but Y keeps the listing from every consumer, so it is Y in all answers. */
  displayInternetEntireListing: z.optional(z.nullable(YesNo)),
  /** Anything but Y keeps a computed value of the home away from the listing. */
  displayAutomatedValuation: z.optional(z.nullable(YesNo)),
});
export type Permissions = z.infer<typeof Permissions>;

export const Position = z.object({ latitude: z.number(), longitude: z.number() });
export type Position = z.infer<typeof Position>;

export const Address = z.object({
  streetNumber: text,
  streetName: text,
  streetSuffix: text,
  streetDirection: text,
  unitNumber: text,
  city: z.string(),
  area: text,
  neighborhood: text,
  state: z.string(),
  zip: text,
});
export type Address = z.infer<typeof Address>;

const summaryDetails = {
  propertyType: text,
  style: text,
  sqft: z._default(z.nullable(z.union([z.string(), z.number()])), null),
  numBedrooms: number,
  numBathrooms: number,
  numGarageSpaces: number,
};

/** What a card or a pin needs of a listing the viewer may see. */
export const ListingSummary = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  type: z.enum(['Sale', 'Lease']),
  class: text,
  status: z.enum(['A', 'U']),
  lastStatus: z.string(),
  listPrice: amountDollars,
  soldPrice: number,
  originalPrice: number,
  listDate: z.string(),
  soldDate: text,
  address: Address,
  /** Null where the place is unknown: such a home is in lists and on no map. */
  map: z.nullable(Position),
  permissions: Permissions,
  images: z._default(z.array(z.string()), []),
  /** What is known of the photos, in the order of `images`. */
  photos: z._default(z.array(PhotoNote), []),
  photoCount: number,
  details: z.object(summaryDetails),
  office: z.object({ brokerageName: text }),
});
export type ListingSummary = z.infer<typeof ListingSummary>;

/** How many images a summary shows, with what is known of them. */
export const PHOTOS_OF_SUMMARY = 5;

/** The fields of `ListingSummary`, as the `fields` parameter of a search names them. */
export const SUMMARY_FIELDS = Object.keys(ListingSummary.shape)
  .filter((field) => !['details', 'images', 'photos'].includes(field))
  .concat(
    Object.keys(summaryDetails).map((field) => `details.${field}`),
    `images[${PHOTOS_OF_SUMMARY}]`,
    `photos[${PHOTOS_OF_SUMMARY}]`,
  );

/** The monthly cost of a home for sale, financed as the search says. Whole dollars. */
export const MonthlyCost = z.object({
  /** The mortgage payment with the known taxes and fees. */
  totalDollars: z.number(),
  paymentDollars: z.number(),
  downDollars: z.number(),
  /** Whether its taxes are known, and for a condo its fees. */
  taxesIncluded: z.boolean(),
  feesIncluded: z.boolean(),
});
export type MonthlyCost = z.infer<typeof MonthlyCost>;

/** A time at which anyone may walk in, as boards write it; `date` begins YYYY-MM-DD. */
export const OpenHouse = z.object({
  date: text,
  startTime: text,
  endTime: text,
  type: text,
  status: text,
  TZ: text,
});
export type OpenHouse = z.infer<typeof OpenHouse>;

/** What a card or a pin gets of a listing in a search result. */
export const SearchResult = z.extend(ListingSummary, {
  monthlyCost: z.optional(MonthlyCost),
  /** Present only where a search asks for it. */
  openHouse: z.optional(z.array(OpenHouse)),
});
export type SearchResult = z.infer<typeof SearchResult>;

/** The fields of `SearchResult` without its open houses. */
export const SEARCH_RESULT_FIELDS = [...SUMMARY_FIELDS, 'monthlyCost'];

/** All fields of `SearchResult`, for pins and lists. */
export const FIELDS_WITH_OPEN_HOUSES = [...SEARCH_RESULT_FIELDS, 'openHouse'];

export const Room = z.object({
  description: text,
  level: text,
  length: text,
  width: text,
  features: text,
  features2: text,
  features3: text,
});
export type Room = z.infer<typeof Room>;

export const HistoryEntry = z.object({
  mlsNumber: z.string(),
  boardId: z.number(),
  type: z.enum(['Sale', 'Lease']),
  lastStatus: z.string(),
  listPrice: amountDollars,
  /** The price that it was first offered at, where the provider says it. */
  originalPrice: z.optional(z.pipe(looseNumber, z.transform(readNumber))),
  soldPrice: number,
  listDate: z.string(),
  soldDate: text,
  timestamps: z.object({ expiryDate: text }),
});
export type HistoryEntry = z.infer<typeof HistoryEntry>;

/** A closed home that is comparable to another; `distance` in kilometres. */
export const Comparable = z.extend(ListingSummary, { distance: number });
export type Comparable = z.infer<typeof Comparable>;

/** A whole listing, as its page shows it. */
export const FullListing = z.extend(ListingSummary, {
  daysOnMarket: number,
  details: z.object({
    ...summaryDetails,
    yearBuilt: text,
    garage: text,
    heating: text,
    airConditioning: text,
    basement: text,
    exteriorConstruction: text,
    description: text,
    extras: text,
    virtualTourUrl: text,
    moreInformationLink: text,
  }),
  lot: z.object({ width: number, depth: number, measurement: text }),
  taxes: z.object({ annualAmount: number, assessmentYear: text }),
  condominium: z._default(z.nullable(z.object({ fees: z.object({ maintenance: number }) })), null),
  timestamps: z.object({ listingUpdated: text }),
  openHouse: z._default(z.array(OpenHouse), []),
  rooms: z._default(z.array(Room), []),
  history: z._default(z.array(HistoryEntry), []),
  comparables: z._default(z.array(Comparable), []),
});
export type FullListing = z.infer<typeof FullListing>;

/**
 * The public view of a listing that only a signed-in viewer may see: an allowlist, with the dates as months
 * and the position of its neighbourhood or city, never its own.
 */
export const RestrictedListing = z.object({
  restricted: z.literal(true),
  mlsNumber: z.string(),
  boardId: z.number(),
  type: z.enum(['Sale', 'Lease']),
  class: text,
  status: z.enum(['A', 'U']),
  listDate: z.string(),
  soldDate: text,
  address: z.object({ city: z.string(), state: z.string() }),
  map: Position,
  permissions: Permissions,
});
export type RestrictedListing = z.infer<typeof RestrictedListing>;

export const AnySummary = z.union([RestrictedListing, ListingSummary]);
export type AnySummary = z.infer<typeof AnySummary>;

/** A listing in a search result: what a card or a pin needs of it, or its public view. */
export const AnySearchResult = z.union([RestrictedListing, SearchResult]);
export type AnySearchResult = z.infer<typeof AnySearchResult>;

export const AnyListing = z.union([RestrictedListing, FullListing]);
export type AnyListing = z.infer<typeof AnyListing>;

/** A listing as it is stored: the served fields, and those that only the server may know. */
export const CompleteListing = z.extend(FullListing, {
  timestamps: z.object({ ...FullListing.shape.timestamps.shape, expiryDate: text }),
});

/** A listing as it is stored: the provider's version 2 JSON. */
export type ListingDocument = z.input<typeof CompleteListing> & {
  readonly [extra: string]: unknown;
};
export type RestrictedDocument = z.input<typeof RestrictedListing>;
