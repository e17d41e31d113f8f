/** What a value depends on besides the place and the type of a home. Null where it is not known. */
export type HomeSize = {
  readonly sqft: number | null;
  readonly beds: number | null;
  readonly baths: number | null;
};

/** A sale of a home of the same type. */
export type ComparableSale = HomeSize & {
  readonly priceDollars: number;
  readonly distanceKm: number;
  readonly ageDays: number;
};

/**
 * How prices follow size: twice the size costs 2 to the power of this as much. Least squares over the
 * demo sales of each type give 0.27 to 0.54; in Canadian markets, too, price grows slower than size.
 */
const SIZE_POWER = 0.45;
/** The value of one more bedroom or bathroom at the same size, parts of the price. */
const BEDROOM_SHARE = 0.03;
const BATHROOM_SHARE = 0.01;
/** Without a known size, bedrooms stand for it. */
const BEDROOM_SHARE_WITHOUT_SIZE = 0.15;

/** At this distance, and after this time, a sale counts a third of one next door today. */
const DISTANCE_KM = 2;
const AGE_DAYS = 400;
/** A price adjustment of this size, as a logarithm, makes a sale count a third. */
const ADJUSTMENT = 0.3;

const difference = (one: number | null, other: number | null) =>
  one === null || other === null ? 0 : one - other;

/** The adjustment of a sale's price for the home: the logarithm of the factor. */
function adjustmentOf(home: HomeSize, sale: HomeSize): number {
  const beds = difference(home.beds, sale.beds);
  const baths = difference(home.baths, sale.baths) * BATHROOM_SHARE;
  if (home.sqft === null || sale.sqft === null) return beds * BEDROOM_SHARE_WITHOUT_SIZE + baths;
  return Math.log(home.sqft / sale.sqft) * SIZE_POWER + beds * BEDROOM_SHARE + baths;
}

/** The value of a home by one sale, adjusted to its size and rooms; dollars. */
export function adjustedPriceDollars(home: HomeSize, sale: ComparableSale): number {
  return sale.priceDollars * Math.exp(adjustmentOf(home, sale));
}

/** How much a sale counts, at most 1: less from further away, longer ago or of another size. */
export function weightOf(home: HomeSize, sale: ComparableSale): number {
  const isSizeMissing = home.sqft !== null && sale.sqft === null;
  return Math.exp(
    -(
      sale.distanceKm / DISTANCE_KM +
      sale.ageDays / AGE_DAYS +
      Math.abs(adjustmentOf(home, sale)) / ADJUSTMENT +
      Number(isSizeMissing)
    ),
  );
}
