import type { ResoRecord } from './reso-record.ts';

/** The differences between the RESO feeds of two providers. */
export type ResoProfile = {
  /** The name of its listings in a sentence. */
  readonly title: string;
  readonly carriesSold: boolean;
  /** Records per request; storing them holds up a running server for a moment. */
  readonly pageSize: number;
  /** The scope of an OAuth2 token. */
  readonly scope: string | undefined;
  /** How to list all keys: by a separate list whose pages are linked, or by requests after the last key. */
  readonly keyList: 'replication' | 'cursor';
  /** Whether records give only the key of their office, which has to be looked up. */
  readonly joinsOffices: boolean;
  /** Where photos and rooms are: in the record, or in separate resources. */
  readonly related: 'embedded' | 'apart';
  /** The hosts of the provider's photos, unless the settings name others. */
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
