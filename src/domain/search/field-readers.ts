import type { FieldName, KindOf } from '#src/contract/listings/search/fields/searchable-fields.ts';
import { ADDRESS_READERS } from './readers/address-readers.ts';
import type { ReadersOf } from './readers/field-reader.ts';
import { HOME_READERS } from './readers/home-readers.ts';
import { OFFER_READERS } from './readers/offer-readers.ts';

/** How each searchable field is read from a listing, and which of them the index leaves out as rare. */
export const FIELD_READERS = {
  ...OFFER_READERS,
  ...ADDRESS_READERS,
  ...HOME_READERS,
} as const satisfies ReadersOf<{ readonly [Name in FieldName]: { readonly kind: KindOf<Name> } }>;
