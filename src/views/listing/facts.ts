import type { FullListing } from '#src/contract/listings/listing.ts';
import { formatDollars } from '#src/domain/money.ts';
import { detail } from '#src/messages/en/detail.ts';
import { squareFeetText } from '#src/ui/measures.ts';

export type Fact = { readonly label: string; readonly value: string };

const UNITS: Readonly<Record<string, string>> = {
  feet: detail.feet,
  ft: detail.feet,
  metres: detail.metres,
  meters: detail.metres,
  m: detail.metres,
};

function lotText({ lot }: FullListing): string | null {
  const unit = UNITS[lot.measurement?.trim().toLowerCase() ?? ''];
  if (!unit || !lot.width || !lot.depth) return null;
  return detail.size(lot.width.toLocaleString('en-CA'), lot.depth.toLocaleString('en-CA'), unit);
}

function taxesText({ taxes }: FullListing): string | null {
  if (!taxes.annualAmount) return null;
  return detail.aYear(formatDollars(taxes.annualAmount), taxes.assessmentYear);
}

function sizeText({ details }: FullListing): string | null {
  const area = squareFeetText(details.sqft);
  return area ? detail.squareFeet(area) : null;
}

const YEAR = /^\d{4}$/;
const AGE_BAND = /^(\d{1,3})-(\d{1,3})$/;

/** Some boards give the year a home was built, others a band of its age: "6-15", "100+", "New". */
function ageRow(yearBuilt: string | null): [string, string | null] {
  const text = yearBuilt?.trim() ?? '';
  if (text === '' || YEAR.test(text)) return [detail.fact.yearBuilt, text];
  const band = AGE_BAND.exec(text);
  if (band) return [detail.fact.age, detail.yearsOld(`${band[1] ?? ''}–${band[2] ?? ''}`)];
  return [detail.fact.age, text.endsWith('+') ? detail.yearsOld(text) : text];
}

const spoken = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
  value === null || value === undefined ? null : say(value);

/** What is known of a home, in the order of the table; a fact without a value or a unit is left out. */
export function factsOf(listing: FullListing): Fact[] {
  const { details, condominium, daysOnMarket } = listing;
  const maintenance = condominium?.fees.maintenance || null;
  const changed = listing.originalPrice !== listing.listPrice ? listing.originalPrice : null;
  const rows: [string, string | null][] = [
    [detail.fact.type, details.propertyType],
    [detail.fact.style, details.style],
    [detail.fact.size, sizeText(listing)],
    ageRow(details.yearBuilt),
    [detail.fact.lot, lotText(listing)],
    [detail.fact.taxes, taxesText(listing)],
    [detail.fact.maintenance, spoken(maintenance, (fee) => detail.perMonth(formatDollars(fee)))],
    [detail.fact.heating, details.heating],
    [detail.fact.cooling, details.airConditioning],
    [detail.fact.basement, details.basement],
    [detail.fact.exterior, details.exteriorConstruction],
    [detail.fact.garage, details.garage],
    [detail.fact.garageSpaces, spoken(details.numGarageSpaces || null, detail.spaces)],
    [detail.fact.daysOnMarket, spoken(daysOnMarket, detail.days)],
    [detail.fact.originalPrice, spoken(changed, formatDollars)],
  ];
  return rows.flatMap(([label, value]) => (value?.trim() ? [{ label, value }] : []));
}
