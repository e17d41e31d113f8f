import { FullListing } from '#src/contract/listings/listing.ts';
import { demoRecords } from './demo-records.ts';
import { flatGeography } from './flat-geography.ts';

export const TODAY = '2026-11-21';

/** The demo listings of the default size as they are stored, made once for a file of tests. */
export const records = [...demoRecords({ today: TODAY, geography: flatGeography })];

/** The same, parsed by the contract: throws for a listing it does not accept. */
export const parsed = records.map(({ document }) => FullListing.parse(document));
