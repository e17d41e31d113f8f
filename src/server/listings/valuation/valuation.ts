import type { ListingDocument, Position } from '#src/contract/listings/listing.ts';
import { SUMMARY_FIELDS } from '#src/contract/listings/listing.ts';
import type { ListingKey } from '#src/contract/listings/listing-query.ts';
import type {
  Valuation,
  ValuedComparable,
  WithheldReason,
} from '#src/contract/listings/valuation-calls.ts';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import type { ValuationQuery } from '#src/contract/listings/valuations.ts';
import { stateKey } from '#src/domain/listing/field-values.ts';
import { isOffered } from '#src/domain/listing/status/status.ts';
import { rangeOf } from '#src/domain/market/valuation/accuracy.ts';
import type { HomeSize } from '#src/domain/market/valuation/adjusted-price.ts';
import { type Comparison, valueBySales } from '#src/domain/market/valuation/valuation.ts';
import { valuedTypeOf } from '#src/domain/market/valuation/valued-types.ts';
import type { z } from 'zod/mini';
import { canSeeRestricted, type Viewer } from '../../http/viewer.ts';
import { fieldPicker } from '#src/domain/listing/summary/field-picker.ts';
import { isPublicView } from '../list-items.ts';
import type { StoredListing } from '../repository.ts';
import type { measuredAccuracy } from './measured-accuracy.ts';
import { homeSizeOf, type ListedSale, type nearbySales } from './nearby-sales.ts';
import { mayBeValued, type valuationOptOuts } from './opt-outs.ts';

type ValuationReply = z.input<typeof Valuation>;

type ValuationDependencies = {
  readonly findSales: ReturnType<typeof nearbySales>;
  readonly accuracyFor: ReturnType<typeof measuredAccuracy>['accuracyFor'];
  readonly hasOptedOut: ReturnType<typeof valuationOptOuts>;
  readonly getListing: (key: ListingKey, viewer: Viewer) => Promise<StoredListing>;
};

type ValuedHome = {
  readonly point: Position;
  readonly type: ValuedType;
  readonly size: HomeSize;
  /** A listing of the home itself, which is left out of the comparison. */
  readonly listing?: ListingDocument;
};

/** The number of comparables shown, those that count most. */
const COMPARISONS_TOLD = 12;
/** Values are rounded to this, as none is true to the dollar. */
const STEP_DOLLARS = 1000;

const roundToStep = (dollars: number) => Math.round(dollars / STEP_DOLLARS) * STEP_DOLLARS;
const salesSeenBy = (viewer: Viewer) => (canSeeRestricted(viewer) ? 'all' : 'public');
const withheldReply = (reason: WithheldReason, viewer: Viewer): ValuationReply => ({
  kind: 'withheld',
  reason,
  sales: salesSeenBy(viewer),
});

const summary = fieldPicker(SUMMARY_FIELDS);

function comparableOf({ sale, adjustedDollars }: Comparison<ListedSale>) {
  const { listing, distanceKm } = sale;
  return {
    ...(summary(listing) as z.input<typeof ValuedComparable>),
    distance: Math.round(distanceKm * 100) / 100,
    adjustedPrice: roundToStep(adjustedDollars),
  };
}

function marketOf({ listing: { address } }: ListedSale) {
  return { city: address.city, province: stateKey(address.state) };
}

/**
 * Values homes by the sales that a viewer may see: the same question may have different answers by viewer.
 */
export function valuations(dependencies: ValuationDependencies) {
  const { findSales, accuracyFor, hasOptedOut, getListing } = dependencies;

  async function estimate(home: ValuedHome, viewer: Viewer): Promise<ValuationReply> {
    const { point, type, size, listing: except } = home;
    const { sales, radiusKm, since } = await findSales({ point, type, viewer, except });
    const value = valueBySales(size, sales);
    if (!value) return withheldReply('tooFewSales', viewer);
    const { comparisons, valueDollars } = value;
    const accuracy = await accuracyFor(viewer);
    const { lowDollars, highDollars } = rangeOf(value, accuracy.rangeFactor);
    const [nearest] = comparisons;
    return {
      kind: 'estimate',
      sales: salesSeenBy(viewer),
      value: roundToStep(valueDollars),
      low: roundToStep(lowDollars),
      high: roundToStep(highDollars),
      salesCount: comparisons.length,
      radius: radiusKm,
      since,
      accuracy: accuracy.of(nearest && marketOf(nearest.sale), type),
      comparables: comparisons.slice(0, COMPARISONS_TOLD).map(comparableOf),
    };
  }

  return {
    /** Values a home at a point, by its owner's description. */
    async ofHome(query: ValuationQuery, viewer: Viewer): Promise<ValuationReply> {
      const { lat, lng, propertyType: type, sqft = null, beds = null, baths = null } = query;
      const { addressKey } = query;
      if (addressKey !== undefined && (await hasOptedOut(addressKey, viewer))) {
        return withheldReply('optedOut', viewer);
      }
      const point = { latitude: lat, longitude: lng };
      return await estimate({ point, type, size: { sqft, beds, baths } }, viewer);
    },

    /**
     * Values a home on the market.
     *
     * @throws RefusedRequest 404 when the listing does not exist, 410 when it was removed
     */
    async ofListing(key: ListingKey, viewer: Viewer): Promise<ValuationReply> {
      const listing = await getListing(key, viewer);
      if (isPublicView(listing)) return withheldReply('notValued', viewer);
      const type = valuedTypeOf(listing.details.propertyType);
      const { map: point } = listing;
      const isForSale = listing.type === 'Sale' && isOffered(listing.lastStatus);
      if (!type || !point || !isForSale) return withheldReply('notValued', viewer);
      if (!mayBeValued(listing)) return withheldReply('optedOut', viewer);
      return await estimate({ point, type, size: homeSizeOf(listing), listing }, viewer);
    },
  };
}
