import { offerAmount } from '../offer-amount.ts';
import { lotSize } from './lot-size.ts';
import type { FullListing } from '#src/contract/listings/listing.ts';
import type { UsualDays } from '#src/domain/market/trends/load-trends.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
import { formatDollars } from '#src/domain/money.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { monthText, squareFeetText } from '#src/ui/listing/measures.ts';

type Fact = {
  readonly label: string;
  readonly value: string;
  /** A value for comparison. */
  readonly note: string | undefined;
};

function lotText(listing: FullListing, locale: Locale): string | null {
  const words = detailTexts(locale);
  const size = lotSize(listing, locale);
  return size && words.size(size.width, size.depth, words[size.unit]);
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
function ageRow(
  yearBuilt: string | null,
  locale: Locale,
): readonly [label: string, value: string | null] {
  const words = detailTexts(locale);
  const text = yearBuilt?.trim() ?? '';
  if (text === '' || YEAR.test(text)) return [words.fact.yearBuilt, text];
  const band = AGE_BAND.exec(text);
  if (band) return [words.fact.age, words.yearsOld(`${band[1] ?? ''}–${band[2] ?? ''}`)];
  return [words.fact.age, text.endsWith('+') ? words.yearsOld(text) : text];
}

const ifPresent = <Value>(value: Value | null | undefined, say: (value: Value) => string) =>
  value === null || value === undefined ? null : say(value);

type Row = readonly [label: string, value: string | null, note?: string | undefined];
type Rows = readonly Row[];

function homeRows(listing: FullListing, locale: Locale): Rows {
  const { fact } = detailTexts(locale);
  const { details } = listing;
  return [
    [fact.type, details.propertyType],
    [fact.style, details.style],
    [fact.size, sizeText(listing, locale)],
    ageRow(details.yearBuilt, locale),
  ];
}

function buildingRows({ details }: FullListing, locale: Locale): Rows {
  const { fact } = detailTexts(locale);
  return [
    [fact.exterior, details.exteriorConstruction],
    [fact.basement, details.basement],
    [fact.heating, details.heating],
    [fact.cooling, details.airConditioning],
  ];
}

function outsideRows(listing: FullListing, locale: Locale): Rows {
  const words = detailTexts(locale);
  const { details } = listing;
  return [
    [words.fact.lot, lotText(listing, locale)],
    [words.fact.garage, details.garage],
    [words.fact.garageSpaces, ifPresent(details.numGarageSpaces || null, words.spaces)],
  ];
}

/** "38 on average in Oakridge, Toronto (24 sales since April 2026)". */
function usualText(usual: UsualDays, locale: Locale): string {
  const { place, averageDays, sold } = usual;
  const days = Math.round(averageDays).toLocaleString(locale);
  const basis = {
    sold: sold.toLocaleString(locale),
    since: monthText(usual.window.from, locale) ?? usual.window.from,
  };
  return detailTexts(locale).usualDays(days, place.name, basis);
}

/**
 * The days on the market, with the usual number. Until a home is closed the heading counts them from its
 * list date, while a feed may count differently: then only the usual number is shown.
 */
function daysRow(listing: FullListing, usual: UsualDays | undefined, locale: Locale): Row {
  const words = detailTexts(locale);
  const note = usual && usualText(usual, locale);
  if (!isClosed(listing.lastStatus)) return [words.fact.daysOnMarket, note ?? null];
  return [words.fact.daysOnMarket, ifPresent(listing.daysOnMarket, words.days), note];
}

function costRows(listing: FullListing, usual: UsualDays | undefined, locale: Locale): Rows {
  const words = detailTexts(locale);
  const { condominium } = listing;
  const maintenance = condominium?.fees.maintenance || null;
  const originalPrice = listing.originalPrice !== listing.listPrice ? listing.originalPrice : null;
  return [
    [words.fact.taxes, taxesText(listing, locale)],
    [
      words.fact.maintenance,
      ifPresent(maintenance, (fee) => words.perMonth(formatDollars(fee, locale))),
    ],
    [
      words.fact.originalPrice,
      ifPresent(originalPrice, (price) => offerAmount(listing.type, price, locale)),
    ],
    daysRow(listing, usual, locale),
  ];
}

export type FactGroup = { readonly title: string; readonly facts: readonly Fact[] };

/**
 * The facts about a home, in groups. A fact without a value or a unit is left out, and so is a group
 * without a fact.
 *
 * @param usual how long homes around it take to sell
 */
export function factGroupsOf(
  listing: FullListing,
  usual: UsualDays | undefined,
  locale: Locale,
): readonly FactGroup[] {
  const { factGroups } = detailTexts(locale);
  const groups: readonly (readonly [title: string, rows: Rows])[] = [
    [factGroups.home, homeRows(listing, locale)],
    [factGroups.building, buildingRows(listing, locale)],
    [factGroups.outside, outsideRows(listing, locale)],
    [factGroups.costs, costRows(listing, usual, locale)],
  ];
  return groups
    .map(([title, rows]) => ({
      title,
      facts: rows.flatMap(([label, value, note]) =>
        value?.trim() ? [{ label, value, note }] : [],
      ),
    }))
    .filter(({ facts }) => facts.length > 0);
}
