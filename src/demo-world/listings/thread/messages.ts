import type { DemoListingsRequest } from '../demo-listings.ts';

/** The request to a thread at its start. */
export type ThreadRequest = Omit<DemoListingsRequest, 'geography'> & {
  /** The folder of the map, or in which it is made the first time. */
  readonly dataDir: string;
  readonly batchListings: number;
};

/** A message of the thread: a batch is mapped listings as JSON. Each request makes it send one more. */
export type ThreadMessage =
  | { readonly kind: 'making-map' }
  | { readonly kind: 'batch'; readonly json: string }
  | { readonly kind: 'end' };
