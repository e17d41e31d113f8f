import { fold } from '#src/lib/text/fold.ts';
import type { ResoRecord } from './reso-record.ts';

const FEET_IN_METRE = 3.280_84;
const SQUARE_FEET_IN_SQUARE_METRE = 10.763_91;

/** Square feet in a unit of area, by its folded name. */
const AREA_UNITS: Readonly<Record<string, number>> = {
  'square feet': 1,
  'square foot': 1,
  sqft: 1,
  'square meters': SQUARE_FEET_IN_SQUARE_METRE,
  'square metres': SQUARE_FEET_IN_SQUARE_METRE,
  sqm: SQUARE_FEET_IN_SQUARE_METRE,
};

/** Feet in a unit of length, by its folded name. */
const LENGTH_UNITS: Readonly<Record<string, number>> = {
  feet: 1,
  foot: 1,
  ft: 1,
  meters: FEET_IN_METRE,
  metres: FEET_IN_METRE,
  m: FEET_IN_METRE,
};

function factorOf(units: Readonly<Record<string, number>>, unit: string | null) {
  const name = fold(unit ?? '');
  return Object.hasOwn(units, name) ? units[name] : undefined;
}

/** Whether a feed names a unit of area unknown to us. */
export const isUnknownAreaUnit = (unit: string | null): boolean =>
  unit !== null && factorOf(AREA_UNITS, unit) === undefined;

/** Whole square feet, a range such as "700-799", or null: an area without a unit is useless. */
export function squareFeetOf(record: ResoRecord): string | null {
  const { LivingArea, LivingAreaMinimum, LivingAreaMaximum, LivingAreaUnits } = record;
  const factor = factorOf(AREA_UNITS, LivingAreaUnits);
  if (factor !== undefined && LivingArea) return String(Math.round(LivingArea * factor));
  if (factor !== undefined && LivingAreaMinimum && LivingAreaMaximum) {
    return `${Math.round(LivingAreaMinimum * factor)}-${Math.round(LivingAreaMaximum * factor)}`;
  }
  if (record.LivingAreaRange !== null) return record.LivingAreaRange;
  const buildingFactor = factorOf(AREA_UNITS, record.BuildingAreaUnits);
  return buildingFactor !== undefined && record.BuildingAreaTotal
    ? String(Math.round(record.BuildingAreaTotal * buildingFactor))
    : null;
}

/** Whether a price is per square foot, acre or year, and so must not stand as the home's. */
export const isPriceOfPart = (unit: string | null): boolean =>
  unit !== null && /sq|acre|year|annual/i.test(unit);

const DIMENSIONS = /^\D*(\d+(?:\.\d+)?)\D*?[x×]\D*?(\d+(?:\.\d+)?)(.*)$/iu;
const IN_METRES = /\bm(et(er|re)s?)?\b/i;

const feet = (length: number, factor: number) => Math.round(length * factor * 100) / 100;

/** The sides of a lot in a text such as "50 x 120 FT"; a text without a unit is in feet. */
function sidesOf(dimensions: string | null) {
  const [, width, depth, rest = ''] = DIMENSIONS.exec(dimensions ?? '') ?? [];
  if (width === undefined || depth === undefined) return null;
  const factor = IN_METRES.test(rest) ? FEET_IN_METRE : 1;
  return { width: feet(Number(width), factor), depth: feet(Number(depth), factor) };
}

/** The lot of a home in feet, whatever units its board uses. */
export function lotOf(record: ResoRecord) {
  const { LotWidth, LotDepth, LotSizeUnits, FrontageLengthNumeric } = record;
  const sides = sidesOf(record.LotSizeDimensions);
  const lotFactor = factorOf(LENGTH_UNITS, LotSizeUnits);
  const frontFactor = factorOf(LENGTH_UNITS, record.FrontageLengthNumericUnits);
  const inFeet = (length: number | null, factor: number | undefined) =>
    length && factor !== undefined ? feet(length, factor) : null;
  const width =
    inFeet(LotWidth, lotFactor) ?? inFeet(FrontageLengthNumeric, frontFactor) ?? sides?.width;
  const depth = inFeet(LotDepth, lotFactor) ?? sides?.depth;
  if (width === undefined && depth === undefined) return {};
  return { width: width ?? null, depth: depth ?? null, measurement: 'Feet' };
}
