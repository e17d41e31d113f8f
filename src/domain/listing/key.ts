/** The key of a listing: two boards may use the same number. */
export type KeyedListing = { readonly mlsNumber: string; readonly boardId: number };

/** A listing's key as text, for sets, maps and element ids. */
export function listingKey({ mlsNumber, boardId }: KeyedListing): string {
  return `${mlsNumber}-${boardId}`;
}

/** The listing that a text of `listingKey` names. */
export function listingOfKey(key: string): KeyedListing {
  const end = key.lastIndexOf('-');
  return { mlsNumber: key.slice(0, end), boardId: Number(key.slice(end + 1)) };
}

export function isSameListing(a: KeyedListing | null, b: KeyedListing | null): boolean {
  return a !== null && b !== null && listingKey(a) === listingKey(b);
}
