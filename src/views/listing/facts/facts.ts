import type { FullListing } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { squareFeetText } from '#src/ui/listing/measures.ts';

export type Fact = { readonly label: string; readonly value: string };

const UNITS: Readonly<Record<string, 'feet' | 'metres'>> = {
  feet: 'feet',
  ft: 'feet',
  metres: 'metres',
  meters: 'metres',
  m: 'metres',
};

function lotText({ lot }: FullListing, locale: Locale): string | null {
  const words = detailTexts(locale);
  const unit = UNITS[lot.measurement?.trim().toLowerCase() ?? ''];
  if (!unit || !lot.width || !lot.depth) return null;
  const [width, depth] = [lot.width.toLocaleString(locale), lot.depth.toLocaleString(locale)];
  return words.size(width, depth, words[unit]);
}

function taxesText({ taxes }: FullListing, locale: Locale): string | null {
  const words = detailTexts(locale);
  if (!taxes.annualAmount) return null;
  return words.aYear(formatDollars(taxes.annualAmount, locale), taxes.assessmentYear);
}

function sizeText({ details }: FullListing, locale: Locale): string | null {
  const words = detailTexts(locale);
  const area = squareFeetText(details.sqft, locale);
  return area ? words.squareFeet(area) : null;
}

const YEAR = /^\d{4}$/;
const AGE_BAND = /^(\d{1,3})-(\d{1,3})$/;

/** Some boards give the year a home was built, others a band of its age: "6-15", "100+", "New". */
function ageRow(yearBuilt: string | null, locale: Locale): [string, string | null] {
  const words = detailTexts(locale);
  const text = yearBuilt?.trim() ?? '';
  if (text === '' || YEAR.test(text)) return [words.fact.yearBuilt, text];
  const band = AGE_BAND.exec(text);
  if (band) return [words.fact.age, words.yearsOld(`${band[1] ?? ''}–${band[2] ?? ''}`)];
  return [words.fact.age, text.endsWith('+') ? words.yearsOld(text) : text];
}

const ifPresent = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
  value === null || value === undefined ? null : say(value);

/** What is known of a home, in the order of the table; a fact without a value or a unit is left out. */
export function factsOf(listing: FullListing, locale: Locale): Fact[] {
  const words = detailTexts(locale);
  const { details, condominium, daysOnMarket } = listing;
  const maintenance = condominium?.fees.maintenance || null;
  const originalPrice = listing.originalPrice !== listing.listPrice ? listing.originalPrice : null;
  const rows: [string, string | null][] = [
    [words.fact.type, details.propertyType],
    [words.fact.style, details.style],
    [words.fact.size, sizeText(listing, locale)],
    ageRow(details.yearBuilt, locale),
    [words.fact.lot, lotText(listing, locale)],
    [words.fact.taxes, taxesText(listing, locale)],
    [
      words.fact.maintenance,
      ifPresent(maintenance, (fee) => words.perMonth(formatDollars(fee, locale))),
    ],
    [words.fact.heating, details.heating],
    [words.fact.cooling, details.airConditioning],
    [words.fact.basement, details.basement],
    [words.fact.exterior, details.exteriorConstruction],
    [words.fact.garage, details.garage],
    [words.fact.garageSpaces, ifPresent(details.numGarageSpaces || null, words.spaces)],
    [words.fact.daysOnMarket, ifPresent(daysOnMarket, words.days)],
    [words.fact.originalPrice, ifPresent(originalPrice, (price) => formatDollars(price, locale))],
  ];
  return rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : []));
}
