import type { DemoListingsRequest } from '../demo-listings.ts';

/** What a thread is told when it starts. */
export type ThreadRequest = Omit<DemoListingsRequest, 'geography'> & {
  /** Where the map lies, or is made the first time. */
  readonly dataDir: string;
  readonly batchListings: number;
};

/** What the thread says: a batch is mapped listings as JSON. It makes another for each that is asked for. */
export type ThreadMessage =
  | { readonly kind: 'making-map' }
  | { readonly kind: 'batch'; readonly json: string }
  | { readonly kind: 'end' };
