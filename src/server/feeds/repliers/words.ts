import { LAST_STATUSES } from '#src/contract/listings/listing.ts';
import { STANDARD_STATUSES } from '#src/contract/listings/provider/standard-status.ts';
import { isClosed } from '#src/domain/listing/status/status.ts';
import type { RepliersRecord } from './repliers-record.ts';

/** A word in our spelling, whatever case the feed writes it in. */
function wordOf<Word extends string>(words: readonly Word[], text: string | null) {
  return words.find((word) => word.toLowerCase() === text?.toLowerCase());
}

export const typeWord = (type: string | null) => wordOf(['Sale', 'Lease'], type);
export const statusWord = (status: string | null) => wordOf(['A', 'U'], status);
export const standardStatusWord = (status: string | null) =>
  wordOf(STANDARD_STATUSES, status) ?? null;

/** The last event of a listing; a code outside the trade's vocabulary stays as it is. */
export const lastStatusWord = (lastStatus: string | null): string | null =>
  wordOf(LAST_STATUSES, lastStatus) ?? lastStatus;

const CLASSES = ['ResidentialProperty', 'CondoProperty', 'CommercialProperty'] as const;

/**
 * Their class by its long name, which they may shorten to its first word; an unknown class stays as it is.
 */
export const classWord = (name: string | null): string | null =>
  wordOf(CLASSES, name) ?? wordOf(CLASSES, `${name}Property`) ?? name;

/** Whether a home was sold or leased. */
export const isSold = ({ lastStatus }: Pick<RepliersRecord, 'lastStatus'>): boolean =>
  isClosed(lastStatusWord(lastStatus) ?? '');

/** Statuses of listings that are not to be shown, not even as the past of a home. */
const NEVER_SHOWN = new Set(['Delete', 'Incomplete']);

export const isHiddenStatus = (standardStatus: string | null): boolean =>
  NEVER_SHOWN.has(standardStatusWord(standardStatus) ?? '');

/** The unknown words of a record, as "field: word". */
export function unknownWordsOf(record: RepliersRecord): readonly string[] {
  const { type, status, standardStatus } = record;
  return [
    ...(type !== null && !typeWord(type) ? [`type: ${type}`] : []),
    ...(status !== null && !statusWord(status) ? [`status: ${status}`] : []),
    ...(standardStatus !== null && !standardStatusWord(standardStatus)
      ? [`standardStatus: ${standardStatus}`]
      : []),
  ];
}
