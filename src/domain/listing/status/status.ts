import type { LastStatus } from '#src/contract/listings/listing.ts';

/** The state of a listing on the market, by its last status. */
export type MarketState =
  /** Offered: anyone may make an offer. */
  | 'offered'
  /** Sold or leased under conditions that are still open. */
  | 'conditional'
  | 'closed'
  /** Expired, terminated or suspended: it left the market without a deal. */
  | 'ended';

/** The statuses a visitor's search begins with: every home that is offered. */
export const OFFERED_STATUSES = [
  'New',
  'Pc',
  'Ext',
  'Dft',
  'Cs',
] as const satisfies readonly LastStatus[];

/** The status that closes a deal, and the one that does once its conditions are met, by kind of deal. */
export const CLOSED_STATUSES = {
  sale: { closed: ['Sld'], conditional: ['Sc', 'Sce'] },
  lease: { closed: ['Lsd'], conditional: ['Lc', 'Lce'] },
} as const satisfies Readonly<
  Record<string, Readonly<Record<'closed' | 'conditional', readonly LastStatus[]>>>
>;

const ENDED_STATUSES = ['Exp', 'Ter', 'Sus'] as const satisfies readonly LastStatus[];

/** The market state of a listing. An unknown code means that it is offered. */
export function marketStateOf(lastStatus: string): MarketState {
  const has = (codes: readonly string[]) => codes.includes(lastStatus);
  if (has(ENDED_STATUSES)) return 'ended';
  const { sale, lease } = CLOSED_STATUSES;
  if (has(sale.closed) || has(lease.closed)) return 'closed';
  return has(sale.conditional) || has(lease.conditional) ? 'conditional' : 'offered';
}

/** Whether a listing has expired, or was terminated or suspended. */
export function hasEnded(lastStatus: string): boolean {
  return marketStateOf(lastStatus) === 'ended';
}

/** Whether anyone may make an offer for the home. */
export function isOffered(lastStatus: string): boolean {
  return marketStateOf(lastStatus) === 'offered';
}

/** Whether the listing has closed, so that its sold price is the price to show. */
export function isClosed(lastStatus: string): boolean {
  return marketStateOf(lastStatus) === 'closed';
}

/** Whether it is sold or leased under conditions that are still open. */
export function isConditional(lastStatus: string): boolean {
  return marketStateOf(lastStatus) === 'conditional';
}

type PriceFields = {
  readonly lastStatus: string;
  readonly listPrice: number | string;
  readonly soldPrice?: number | string | null | undefined;
};

/** The relevant price: the sold price of a closed home where disclosed, else the asking price, dollars. */
export function priceOf({ lastStatus, listPrice, soldPrice }: PriceFields): number {
  const sold = isClosed(lastStatus) ? Number(soldPrice ?? 0) : 0;
  return sold > 0 ? sold : Number(listPrice);
}
