import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { ODataClient, RawPage } from './odata-client.ts';
import { RecordKey } from './reso-record.ts';

const KeyRow = z.object({ ListingKey: z.union([z.string(), z.number()]) });

/** Five times what all of Canada lists: a list that goes on has no end. */
const MOST_PAGES = 20_000;

/** A condition that finds the records with the given keys, ready to stand in an address. */
export function keyFilter(field: string, keys: readonly string[]): string {
  return encodeURIComponent(keys.map((key) => `${field} eq '${key}'`).join(' or '));
}

/** Adds the keys of a page that records are stored by; false where one of its rows has no key at all. */
function addKeys(keys: Set<string>, { records }: RawPage): boolean {
  for (const raw of records) {
    const row = KeyRow.safeParse(raw);
    if (!row.success) return false;
    const key = RecordKey.safeParse(row.data.ListingKey);
    if (key.success) keys.add(key.data);
  }
  return true;
}

/** All keys of a list that comes in pages. It fails rather than give a part of it. */
export async function keysInList(
  client: ODataClient,
  path: string,
): Promise<Outcome<ReadonlySet<string>, string>> {
  const keys = new Set<string>();
  let page = await client.get(path);
  let total: number | undefined;
  let rowCount = 0;
  for (let pageCount = 1; page.ok; pageCount += 1) {
    if (!addKeys(keys, page.value))
      return failure('The list of all listings has a row without a key.');
    total ??= page.value.count;
    rowCount += page.value.records.length;
    const { nextUrl } = page.value;
    if (nextUrl === undefined) {
      return total !== undefined && rowCount < total
        ? failure(`The list of all listings is partial: ${rowCount} of ${total} came.`)
        : success(keys);
    }
    if (pageCount === MOST_PAGES) return failure('The list of all listings has no end.');
    page = await client.follow(nextUrl);
  }
  return page;
}
