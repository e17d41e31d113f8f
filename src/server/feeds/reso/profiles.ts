import type { ResoRecord } from './reso-record.ts';

/** In what the RESO feeds of two providers differ. */
export type ResoProfile = {
  /** What its listings are called in a sentence. */
  readonly title: string;
  readonly carriesSold: boolean;
  /** Records asked for at a time; storing them holds up a running server for a moment. */
  readonly pageSize: number;
  /** The scope of an OAuth2 token. */
  readonly scope: string | undefined;
  /** Where all keys are listed: in a list of their own with links from page to page, or by asking onwards. */
  readonly keyList: 'replication' | 'cursor';
  /** Whether records name only the key of their office, which has to be looked up. */
  readonly joinsOffices: boolean;
  /** Where photos and rooms are: in the record, or in resources of their own. */
  readonly related: 'embedded' | 'apart';
  /** The hosts that the provider's photos are on, unless the settings name others. */
  readonly photoHosts: readonly string[];
  readonly isLease: (record: ResoRecord) => boolean;
};

/** CREA's Data Distribution Facility: no property type, no sold data, at most 100 records a page. */
const ddf: ResoProfile = {
  title: 'DDF listings',
  carriesSold: false,
  pageSize: 100,
  scope: 'DDFApi_Read',
  keyList: 'replication',
  joinsOffices: true,
  related: 'embedded',
  photoHosts: ['ddfcdn.realtor.ca'],
  isLease: ({ ListPrice, LeaseAmount, TotalActualRent }) =>
    !ListPrice && Boolean(LeaseAmount || TotalActualRent),
};

/** PropTx by AMPRE: Ontario's boards, with sold homes under a VOW token. */
const proptx: ResoProfile = {
  title: 'PropTx listings',
  carriesSold: true,
  pageSize: 100,
  scope: undefined,
  keyList: 'cursor',
  joinsOffices: false,
  related: 'apart',
  photoHosts: ['trreb-image.ampre.ca'],
  isLease: ({ TransactionType, PropertyType }) =>
    /lease|rent/i.test(TransactionType ?? PropertyType ?? ''),
};

export const RESO_PROFILES = { ddf, proptx } as const;
export type ResoProfileName = keyof typeof RESO_PROFILES;
