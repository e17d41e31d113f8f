import { fold } from '#src/lib/text/fold.ts';
import type { ResoRecord } from './reso-record.ts';

/** Our words for the feeds' kinds of home, by their folded names. */
const SUB_TYPES: Readonly<Record<string, string>> = {
  detached: 'Detached',
  'single family residence': 'Detached',
  'semi-detached': 'Semi-Detached',
  'att/row/townhouse': 'Att/Row/Townhouse',
  'row / townhouse': 'Att/Row/Townhouse',
  townhouse: 'Att/Row/Townhouse',
  'condo apartment': 'Condo Apt',
  condominium: 'Condo Apt',
  apartment: 'Condo Apt',
  'condo townhouse': 'Condo Townhouse',
  'common element condo': 'Comm Element Condo',
  'co-op apartment': 'Co-Op Apt',
  'co-ownership apartment': 'Co-Ownership Apt',
  'detached condo': 'Det Condo',
  'semi-detached condo': 'Semi-Det Condo',
  'leasehold condo': 'Leasehold Condo',
  link: 'Link',
  duplex: 'Duplex',
  triplex: 'Triplex',
  fourplex: 'Fourplex',
  quadruplex: 'Fourplex',
  multiplex: 'Multiplex',
  'multi-family': 'Multiplex',
  'vacant land': 'Vacant Land',
  farm: 'Farm',
  agriculture: 'Farm',
  mobiletrailer: 'Mobile/Trailer',
  'mobile home': 'Mobile/Trailer',
  'manufactured home': 'Mobile/Trailer',
  'rural residential': 'Rural Resid',
  'store w apt/office': 'Store W/Apt/Offc',
  other: 'Other',
};

/** DDF's word for a home whose kind only its structure shows. */
const SINGLE_FAMILY = 'single family';
const COMMERCIAL = /commercial|business|industrial|office|retail/i;
const CONDOMINIUM = /condo|strata/i;

/** Words that say a home is a condominium or a place of business. */
const kindText = ({ PropertyType, PropertySubType }: ResoRecord) =>
  `${PropertyType ?? ''} ${PropertySubType ?? ''}`;

/** Our class of a record, one of three. */
export function classOf(record: ResoRecord): string {
  // "Residential Condo & Other" and "Store W Apt/Office" are homes, whatever else they name.
  const isHome = /resid|store w apt/i.test(kindText(record));
  if (!isHome && COMMERCIAL.test(kindText(record))) return 'CommercialProperty';
  const isCondo = CONDOMINIUM.test(`${record.CommonInterest ?? ''} ${kindText(record)}`);
  return isCondo ? 'CondoProperty' : 'ResidentialProperty';
}

function ofStructure(record: ResoRecord): string | undefined {
  const isCondo = classOf(record) === 'CondoProperty';
  const structure = record.StructureType.map(fold).find(
    (word) => word === 'house' || Object.hasOwn(SUB_TYPES, word),
  );
  if (structure === 'house') return record.PropertyAttachedYN ? 'Semi-Detached' : 'Detached';
  if (structure === 'row / townhouse' && isCondo) return 'Condo Townhouse';
  return structure === undefined ? undefined : SUB_TYPES[structure];
}

/** Our word for the kind of home; undefined when we have none. */
function homeTypeWord(record: ResoRecord): string | undefined {
  const name = fold(record.PropertySubType ?? SINGLE_FAMILY);
  if (name === SINGLE_FAMILY) return ofStructure(record);
  return Object.hasOwn(SUB_TYPES, name) ? SUB_TYPES[name] : undefined;
}

/** The kind of home in our words, or in the feed's when we have none. */
export const homeTypeOf = (record: ResoRecord): string | null =>
  homeTypeWord(record) ?? record.PropertySubType;

/** Whether we have no word for a feed's kind of home. */
export const isUnknownHomeType = (record: ResoRecord): boolean =>
  record.PropertySubType !== null && homeTypeWord(record) === undefined;
