import type { ListingSummary } from '#src/contract/listings/listing.ts';
import { streetLine } from '#src/domain/listing/address.ts';

type Props = { listing: Pick<ListingSummary, 'mlsNumber' | 'boardId' | 'address'> };

/** The place of the heart that saves a home; its script draws it, so that none is there without it. */
export function SaveHeart({ listing }: Props) {
  const { mlsNumber, boardId, address } = listing;
  return (
    <save-heart data-mls={mlsNumber} data-board={String(boardId)} data-name={streetLine(address)} />
  );
}
