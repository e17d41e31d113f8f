import type { ListingDocument } from '#src/contract/listings/listing.ts';

/** The fields of a listing that decide what its photos show. */
export type PhotographedHome = Pick<ListingDocument, 'mlsNumber' | 'boardId' | 'images'> & {
  readonly address: Pick<
    ListingDocument['address'],
    'city' | 'streetName' | 'streetNumber' | 'unitNumber'
  >;
  readonly details: Pick<
    ListingDocument['details'],
    'propertyType' | 'style' | 'numBedrooms' | 'numBathrooms' | 'basement'
  >;
  readonly rooms?:
    | readonly Pick<
        NonNullable<ListingDocument['rooms']>[number],
        'description' | 'length' | 'width'
      >[]
    | undefined;
};
