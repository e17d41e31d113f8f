import type { HomeChange } from '#src/contract/customer/home-changes.ts';
import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { formatDollars } from '../money.ts';
import { isClosed, type MarketState, marketStateOf } from '../listing/status/status.ts';

/** The remembered state of a home: where it stood on the market, and the asking price, dollars. */
export type HomeState = { readonly market: MarketState; readonly priceDollars: number };

/** The present asking price, and for a closed home the sold price where it is disclosed. */
export type CurrentHome = HomeState & {
  readonly deal: ListingSummary['type'];
  readonly soldDollars: number | null;
  /** For a closed home, YYYY-MM-DD. */
  readonly soldDay: string | null;
};

type Listed = Pick<ListingSummary, 'type' | 'lastStatus' | 'listPrice' | 'soldPrice' | 'soldDate'>;

/** A listing in the form in which it is compared with its remembered state. */
export function currentHome(listing: Listed): CurrentHome {
  const { type, lastStatus, listPrice, soldPrice, soldDate } = listing;
  const hasClosed = isClosed(lastStatus);
  return {
    market: marketStateOf(lastStatus),
    priceDollars: listPrice,
    deal: type,
    soldDollars: (hasClosed && soldPrice) || null,
    soldDay: hasClosed ? (soldDate?.slice(0, 10) ?? null) : null,
  };
}

function marketChange({ market, deal, soldDollars }: CurrentHome): HomeChange {
  if (market === 'closed') return { kind: 'closed', deal, priceDollars: soldDollars };
  return market === 'conditional' ? { kind: 'conditional', deal } : { kind: market };
}

/**
 * How a home has changed, the most important change first; without a listing it is off the market. The
 * asking price of a home that has left the market does not matter.
 */
export function homeChanges(before: HomeState, now: CurrentHome | undefined): HomeChange[] {
  if (!now || now.market === 'ended') return before.market === 'ended' ? [] : [{ kind: 'ended' }];
  const isOther = now.market !== before.market;
  const changes = isOther ? [marketChange(now)] : [];
  const isAsked = now.market === 'offered' || now.market === 'conditional';
  const { priceDollars: fromDollars } = before;
  if (!isAsked || now.priceDollars === fromDollars) return changes;
  return [...changes, { kind: 'price', fromDollars, toDollars: now.priceDollars }];
}

/** The words for changes in the reader's language. */
export type ChangeWords = {
  readonly priceDown: (amount: string, price: string) => string;
  readonly priceUp: (amount: string, price: string) => string;
  readonly sold: (price: string | null) => string;
  readonly leased: (price: string | null) => string;
  readonly soldConditionally: string;
  readonly leasedConditionally: string;
  readonly offered: string;
  readonly ended: string;
};

/** A change in a few words: "Price down $20,000 since you saved it". */
export function homeChangeText(change: HomeChange, words: ChangeWords, locale: string): string {
  const dollars = (amount: number) => formatDollars(amount, locale);
  if (change.kind === 'price') {
    const { fromDollars, toDollars } = change;
    const amount = dollars(Math.abs(toDollars - fromDollars));
    return toDollars < fromDollars
      ? words.priceDown(amount, dollars(toDollars))
      : words.priceUp(amount, dollars(toDollars));
  }
  if (change.kind === 'closed') {
    const price = change.priceDollars === null ? null : dollars(change.priceDollars);
    return change.deal === 'Sale' ? words.sold(price) : words.leased(price);
  }
  if (change.kind !== 'conditional') return words[change.kind];
  return change.deal === 'Sale' ? words.soldConditionally : words.leasedConditionally;
}
