import type { ListingDocument } from '#src/contract/listings/listing.ts';
import {
  type FieldName,
  SEARCHABLE_FIELDS,
} from '#src/contract/listings/search/fields/searchable-fields.ts';
import { FIELD_READERS } from '#src/domain/search/field-readers.ts';
import { builtOf, type KnownHome, sqftOf } from './visible-values.ts';

/**
 * The values of a home in one field as a viewer knows them, and how to normalize asked values for
 * comparison.
 */
type Reading = {
  /** Words, a number, or the two ends of a span; empty when unknown. */
  readonly of: (home: KnownHome) => readonly unknown[];
  readonly as?: (asked: string) => unknown;
};

const STATES: Readonly<Record<string, string>> = { qc: 'quebec', on: 'ontario' };

const plain = (text: string) =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll(/\s+/g, ' ').trim();
const placeKey = (text: string) =>
  plain(text)
    .replaceAll(/['’.]/g, '')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
const stateKey = (text: string) => STATES[plain(text)] ?? plain(text);
const zipCode = (text: string) => text.toUpperCase().replaceAll(' ', '');

type Text = string | null | undefined;

/** A text compared in plain letters, of a home that the viewer sees whole. */
const text = (readText: (whole: ListingDocument) => Text, as = plain): Reading => ({
  of: ({ whole }) =>
    [whole && readText(whole)].filter((word) => !!word).map((word) => as(String(word))),
  as,
});

const amount = (readText: (whole: ListingDocument) => unknown): Reading => ({
  of: ({ whole }) => {
    const value = whole && readText(whole);
    return value === null || value === undefined || value === '' ? [] : [Math.round(Number(value))];
  },
});

function lotSqft({ lot }: ListingDocument): number | null {
  if (!lot.width || !lot.depth) return null;
  const isMetric = lot.measurement?.startsWith('M') ?? false;
  return Number(lot.width) * Number(lot.depth) * (isMetric ? 10.7639 : 1);
}

function priceChange({ whole }: KnownHome): string[] {
  if (!whole?.originalPrice || !whole.listPrice) return [];
  const change = Number(whole.listPrice) - Number(whole.originalPrice);
  return change === 0 ? [] : [change < 0 ? 'decrease' : 'increase'];
}

const also = (of: object, name: string): unknown => (of as Record<string, unknown>)[name];

const SUFFIXES: Readonly<Record<string, string>> = { avenue: 'ave', street: 'st' };
const suffix = (text: string) => SUFFIXES[plain(text)] ?? plain(text);

/** Days of a home that the viewer sees whole; a search may ask for any of them. */
const days = (readText: (whole: ListingDocument) => readonly unknown[]): Reading => ({
  of: ({ whole }) =>
    (whole ? readText(whole) : []).filter((day) => !!day).map((day) => String(day).slice(0, 10)),
});

/** A measure that is not rounded. */
const measure = (readText: (whole: ListingDocument) => unknown): Reading => ({
  of: ({ whole }) => {
    const value = whole && readText(whole);
    return value === null || value === undefined || value === '' ? [] : [Number(value)];
  },
});

/** The ids of a city and a part of it, as precise as the viewer knows the place of the home. */
function locationIds({ city, state, whole }: KnownHome): string[] {
  const codes: Readonly<Record<string, string>> = {
    ontario: 'on',
    quebec: 'qc',
    'newfoundland and labrador': 'nl',
  };
  const segment = (name: string) => placeKey(name).replaceAll(' ', '-');
  const id = `ca.${codes[plain(state)]}.${segment(city)}`;
  const part = whole?.address.neighborhood;
  return part ? [`${id}.${segment(part)}.`] : [`${id}.`];
}

/** The rules of the fields written again, plainly, over the documents themselves. */
const OWN: Readonly<Partial<Record<FieldName, Reading>>> = {
  status: { of: ({ shown }) => [shown.status] },
  type: { of: ({ shown }) => [shown.type.toLowerCase()] },
  class: { of: ({ shown }) => [(shown.class ?? '').replace('Property', '').toLowerCase()] },
  boardId: { of: ({ shown }) => [shown.boardId] },
  mlsNumber: { of: ({ shown }) => [shown.mlsNumber], as: (number) => number.toUpperCase() },
  displayPublic: { of: ({ permissions }) => [permissions.displayPublic] },
  displayAddress: { of: ({ permissions }) => [permissions.displayAddressOnInternet] },
  city: { of: ({ city }) => [placeKey(city)], as: placeKey },
  state: { of: ({ state }) => [stateKey(state)], as: stateKey },
  area: text(({ address }) => address.area, placeKey),
  neighborhood: text(({ address }) => address.neighborhood, placeKey),
  streetNumber: text(({ address }) => address.streetNumber),
  streetName: text(({ address }) => address.streetName),
  zip: text(({ address }) => address.zip, zipCode),
  propertyType: text(({ details }) => details.propertyType),
  style: text(({ details }) => details.style),
  garage: text(({ details }) => details.garage),
  basement: text(({ details }) => details.basement),
  listPrice: amount(({ listPrice }) => listPrice),
  soldPrice: amount(({ soldPrice }) => soldPrice),
  bedrooms: amount(({ details }) => details.numBedrooms),
  bathrooms: amount(({ details }) => details.numBathrooms),
  garageSpaces: amount(({ details }) => details.numGarageSpaces),
  maintenanceFee: amount(({ condominium }) => condominium?.fees.maintenance),
  lotSqft: amount(lotSqft),
  photoCount: amount(({ images }) => (images ?? []).length),
  sqft: { of: ({ whole }) => (whole && sqftOf(whole)) ?? [] },
  yearBuilt: { of: ({ whole }) => (whole && builtOf(whole)) ?? [] },
  listDay: { of: ({ listed }) => listed },
  soldDay: { of: ({ sold }) => sold ?? [] },
  updatedSecond: {
    of: ({ whole }) => {
      const updatedOn = whole && (whole.timestamps.listingUpdated ?? whole.listDate);
      return updatedOn ? [updatedOn.slice(0, 10)] : [];
    },
  },
  priceChange: { of: priceChange },
  streetSuffix: text(({ address }) => address.streetSuffix, suffix),
  displayInternet: { of: () => ['Y'] },
  location: { of: locationIds, as: (id) => `${id.toLowerCase()}.` },
  closedDay: days(({ timestamps, soldDate }) => [also(timestamps, 'closedDate') ?? soldDate]),
  unavailableDay: days(({ timestamps, soldDate }) => [
    also(timestamps, 'unavailableDate') ?? soldDate,
  ]),
  openHouseDays: days(({ openHouse }) =>
    ((openHouse ?? []) as { date: string }[]).map(({ date }) => date),
  ),
  repliersUpdatedSecond: days(({ timestamps, listDate }) => [
    also(timestamps, 'repliersUpdatedOn') ?? timestamps.listingUpdated ?? listDate,
  ]),
  bedroomsTotal: amount(({ details }) =>
    details.numBedrooms == null && also(details, 'numBedroomsPlus') == null
      ? null
      : Number(details.numBedrooms) + Number(also(details, 'numBedroomsPlus')),
  ),
  lotWidth: measure(({ lot }) => lot.width),
  lotDepth: measure(({ lot }) => lot.depth),
};

/** Reads a field without a rule of its own here as the program does, but compares it independently. */
function byTable(name: FieldName): Reading {
  const reader = FIELD_READERS[name];
  const readField = reader.read as (listing: unknown) => unknown;
  const key = ('key' in reader ? reader.key : (value: unknown) => value) as (
    value: unknown,
  ) => unknown;
  const isNothing = (value: unknown) => value === null || value === undefined || value === '';
  return {
    of: ({ whole, shown }) => {
      const source = 'isPublic' in reader ? shown : whole;
      return source
        ? [readField(source)]
            .flat()
            .filter((value) => !isNothing(value))
            .map(key)
        : [];
    },
    as: key,
  };
}

/** How the oracle reads every field that a search may ask for. */
export const READINGS = Object.fromEntries(
  (Object.keys(SEARCHABLE_FIELDS) as FieldName[]).map((name) => [name, OWN[name] ?? byTable(name)]),
) as Readonly<Record<FieldName, Reading>>;
