import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { Watermark } from '../feed-store.ts';
import type { RepliersQuery, RepliersPage, Refusal, RepliersClient } from './repliers-client.ts';

const DAY_MS = 86_400_000;

/** More pages than one step should ever need: a longer feed is taken for endless. */
const MAX_PAGES = 1000;
/** How often to read records of one moment that spread over several pages, in whatever order they come. */
const MAX_PASSES = 6;

/**
 * How often a page may equal the one before it, which can happen by chance with records in changing order.
 */
const MAX_REPEATS = 3;

const ENDLESS = 'The feed keeps returning the same records.';
const NO_ORDER = 'The feed does not return records in the requested order.';
const INCOMPLETE = 'The feed does not return all records that changed at the same moment.';

/** Records between two places of a feed. */
type Stretch<Row> = {
  /** In order of change and then of key; all records of the last moment are included. */
  readonly rows: readonly Row[];
  /** The number of unreadable records. */
  readonly unreadable: number;
  /** The number of all records from the place on. */
  readonly count: number;
  readonly isEnd: boolean;
};

/** The result of reading as many pages as the next moments take. */
type Pass<Row> = Stretch<Row> & {
  readonly pageCount: number;
  /** The last moment, ms; unless it is the end, records of it may be missing. */
  readonly lastMs: number;
};

type WalkOptions<Row extends Watermark> = {
  readonly client: RepliersClient;
  /** Records per request. */
  readonly pageSize: number;
  /** The parameters besides the place. */
  readonly query: RepliersQuery;
  /** A record with its place; undefined when it cannot be read. */
  readonly read: (raw: unknown) => Row | undefined;
};

const momentOf = ({ modified }: Watermark) => Date.parse(modified);

const beginningOf = (after: Watermark | undefined) =>
  after ? momentOf(after) : Number.NEGATIVE_INFINITY;

function byPlace(one: Watermark, other: Watermark): number {
  const later = momentOf(one) - momentOf(other);
  return later || (one.key < other.key ? -1 : Number(one.key > other.key));
}

function isInOrder(rows: readonly Watermark[]): boolean {
  return rows.every((row, at) => at === 0 || momentOf(row) >= momentOf(rows[at - 1] ?? row));
}

/** The day before, which leaves out no record of the moment, whatever the time zone of the feed's days. */
const dayBefore = (moment: string) =>
  new Date(Date.parse(moment) - DAY_MS).toISOString().slice(0, 10);

/** Requests pages of the changes since a moment, in order of change. */
function changesSince({ client, pageSize, query }: Omit<WalkOptions<Watermark>, 'read'>) {
  let takesMoments = true;
  let isExact: boolean | undefined;

  const ask = (bounds: RepliersQuery, pageNum: number) =>
    client.page({ path: 'listings', query: { ...query, ...bounds }, pageNum });

  async function page(
    after: Watermark | undefined,
    pageNum: number,
  ): Promise<Outcome<RepliersPage, Refusal>> {
    const from = after && (takesMoments ? after.modified : dayBefore(after.modified));
    const answer = await ask(
      {
        status: ['A', 'U'],
        sortBy: 'repliersUpdatedOnAsc',
        resultsPerPage: pageSize,
        ...(from === undefined ? {} : { minRepliersUpdatedOn: from }),
      },
      pageNum,
    );
    if (answer.ok || answer.error.status !== 400 || !after || !takesMoments) return answer;
    // The provider's reference is ambiguous: it may take only days, or moments too.
    takesMoments = false;
    return page(after, pageNum);
  }

  async function countBetween(from: string | undefined, to: string) {
    const answer = await ask(
      {
        status: ['A', 'U'],
        listings: 'false',
        ...(from === undefined ? {} : { minRepliersUpdatedOn: from }),
        maxRepliersUpdatedOn: to,
      },
      1,
    );
    return answer.ok ? success(answer.value.count) : answer;
  }

  return {
    page,
    /** The number of records from a place to a moment; null when the feed reads moments as days. */
    async countUpTo(
      after: Watermark | undefined,
      { modified }: Watermark,
    ): Promise<Outcome<number | null, Refusal>> {
      if (!takesMoments) return success(null);
      if (isExact === undefined) {
        const next = new Date(Date.parse(modified) + 1).toISOString();
        const between = await countBetween(next, modified);
        if (!between.ok) return between;
        isExact = between.value === 0;
      }
      return isExact ? countBetween(after?.modified, modified) : success(null);
    },
  };
}

/**
 * Walks over the records of Repliers in the order of their changes. Repliers can give the records changed
 * at a moment or later, in that order, but not those after a record: records of one moment come in any
 * order. So each step gives all records of its last moment, and before them those of the moment it begins
 * at.
 */
export function recordWalk<Row extends Watermark>({ read, ...request }: WalkOptions<Row>) {
  const changes = changesSince(request);

  async function readPass(after: Watermark | undefined): Promise<Outcome<Pass<Row>, string>> {
    const fromMs = beginningOf(after);
    const rows = new Map<string, Row>();
    let [unreadable, count, lastMs, firstFreshMs] = [0, 0, fromMs, Number.POSITIVE_INFINITY];

    function addPage({ records }: RepliersPage): readonly Row[] {
      const pageRows = records.flatMap((raw) => read(raw) ?? []);
      for (const row of pageRows) if (momentOf(row) >= fromMs) rows.set(row.key, row);
      return pageRows;
    }

    let [formerKeys, repeats] = ['', 0];
    for (let pageCount = 1; pageCount <= MAX_PAGES; pageCount += 1) {
      const page = await changes.page(after, pageCount);
      if (!page.ok) return failure(page.error.sentence);
      const pageRows = addPage(page.value);
      if (!isInOrder(pageRows)) return failure(NO_ORDER);
      const pageKeys = pageRows.map(({ key }) => key).join(' ');
      repeats = pageKeys !== '' && pageKeys === formerKeys ? repeats + 1 : 0;
      if (repeats === MAX_REPEATS) return failure(ENDLESS);
      formerKeys = pageKeys;
      unreadable += page.value.records.length - pageRows.length;
      if (pageCount === 1) ({ count } = page.value);
      const fresh = pageRows.map(momentOf).filter((ms) => ms > fromMs);
      firstFreshMs = Math.min(firstFreshMs, ...fresh);
      lastMs = Math.max(lastMs, ...fresh);
      const isEnd = page.value.isLast || page.value.records.length === 0;
      if (!isEnd && lastMs <= firstFreshMs) continue;
      // A record that changes meanwhile goes to the end and moves those behind it one place back: reading
      // the pages backwards meets them.
      for (let again = pageCount - 1; again >= 1; again -= 1) {
        const former = await changes.page(after, again);
        if (!former.ok) return failure(former.error.sentence);
        addPage(former.value);
      }
      return success({ rows: [...rows.values()], unreadable, count, lastMs, isEnd, pageCount });
    }
    return failure(ENDLESS);
  }

  return async (after: Watermark | undefined): Promise<Outcome<Stretch<Row>, string>> => {
    const rows = new Map<string, Row>();
    for (let passCount = 1; passCount <= MAX_PASSES; passCount += 1) {
      const pass = await readPass(after);
      if (!pass.ok) return pass;
      const { isEnd, lastMs, pageCount } = pass.value;
      for (const row of pass.value.rows) rows.set(row.key, row);
      const completeRows = [...rows.values()]
        .filter((row) => momentOf(row) < lastMs || (isEnd && momentOf(row) === lastMs))
        .toSorted(byPlace);
      const stretch = success({ ...pass.value, rows: completeRows });
      const last = completeRows.at(-1);
      // A single page misses nothing, in whatever order the records of a moment are.
      if (pageCount === 1 || !last) return stretch;
      const expected = await changes.countUpTo(after, last);
      if (!expected.ok) return failure(expected.error.sentence);
      if (completeRows.length + pass.value.unreadable >= (expected.value ?? 0)) return stretch;
    }
    return failure(INCOMPLETE);
  };
}
