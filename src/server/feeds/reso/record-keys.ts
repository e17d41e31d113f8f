import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { ODataClient, RawPage } from './odata-client.ts';
import { RecordKey } from './reso-record.ts';

const KeyRow = z.object({ ListingKey: z.union([z.string(), z.number()]) });

/** Far more than all listings of Canada: a longer list is taken for endless. */
const MAX_PAGES = 20_000;
/** A page may hold nothing and link to more, but not so many pages in a row. */
const MAX_EMPTY_PAGES = 20;
const ENDLESS = 'The list of all listings never ends.';

/** A condition that finds the records with the given keys. */
export function conditionOf(field: string, keys: readonly string[]): string {
  return keys.map((key) => `${field} eq '${key}'`).join(' or ');
}

/** The same condition, encoded for an address. */
export const keyFilter = (field: string, keys: readonly string[]): string =>
  encodeURIComponent(conditionOf(field, keys));

/** Adds the valid keys of a page; false when one of its rows has no key at all. */
function addKeys(keys: Set<string>, { records }: RawPage): boolean {
  for (const raw of records) {
    const row = KeyRow.safeParse(raw);
    if (!row.success) return false;
    const key = RecordKey.safeParse(row.data.ListingKey);
    if (key.success) keys.add(key.data);
  }
  return true;
}

/** Collects the keys of all pages, which `next` requests; it fails rather than return a part of them. */
async function collectKeys(
  first: Outcome<RawPage, string>,
  next: (page: RawPage, lastKey: string) => Promise<Outcome<RawPage, string>> | undefined,
): Promise<Outcome<ReadonlySet<string>, string>> {
  const keys = new Set<string>();
  const total = first.ok ? first.value.count : undefined;
  let page = first;
  let [rowCount, emptyCount] = [0, 0];
  for (let pageCount = 1; page.ok; pageCount += 1) {
    if (pageCount > MAX_PAGES) return failure(ENDLESS);
    const { records } = page.value;
    const sizeBefore = keys.size;
    if (!addKeys(keys, page.value))
      return failure('The list of all listings contains a row without a key.');
    rowCount += records.length;
    emptyCount = records.length === 0 ? emptyCount + 1 : 0;
    // The same rows again would go on for ever.
    const isRepeated = records.length > 0 && keys.size === sizeBefore;
    if (isRepeated || emptyCount > MAX_EMPTY_PAGES) return failure(ENDLESS);
    const last = KeyRow.safeParse(records.at(-1));
    const nextPage = next(page.value, last.success ? String(last.data.ListingKey) : '');
    if (!nextPage) {
      return total !== undefined && rowCount < total
        ? failure(`The list of all listings is incomplete: ${rowCount} of ${total} were received.`)
        : success(keys);
    }
    page = await nextPage;
  }
  return page;
}

/** The keys from DDF's own list of all keys, whose pages are linked. */
export async function replicatedKeys(client: ODataClient) {
  const first = await client.get('Property/PropertyReplication()');
  return collectKeys(first, ({ nextUrl }) =>
    nextUrl === undefined ? undefined : client.follow(nextUrl),
  );
}

const KEYS_PATH = `Property?$select=ListingKey&$orderby=ListingKey&$top=1000`;

/** All keys in their order, each request after the last key: PropTx pages no further than 100,000 rows. */
export async function keysByCursor(client: ODataClient) {
  const first = await client.get(`${KEYS_PATH}&$count=true`);
  return collectKeys(first, ({ records }, lastKey) => {
    // Only an empty page is the last: a server may give fewer rows than requested.
    if (records.length === 0) return undefined;
    const filter = `ListingKey gt '${lastKey.replaceAll("'", "''")}'`;
    return client.get(`${KEYS_PATH}&$filter=${encodeURIComponent(filter)}`);
  });
}
