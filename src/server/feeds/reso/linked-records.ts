import { type Outcome, success } from '#src/lib/outcome.ts';
import type { ODataClient } from './odata-client.ts';

/**
 * All records of a request for at most `count`: a server may give fewer at a time and link to the others.
 * Without the others, records that exist would count as missing.
 */
export async function linkedRecords(
  client: ODataClient,
  path: string,
  count: number,
): Promise<Outcome<readonly unknown[], string>> {
  const records: unknown[] = [];
  let page = await client.get(path);
  while (page.ok) {
    const { records: pageRecords, nextUrl } = page.value;
    records.push(...pageRecords);
    // An empty page ends it as well: its links could go on for ever.
    const isLast = pageRecords.length === 0 || records.length >= count;
    if (nextUrl === undefined || isLast) return success(records);
    page = await client.follow(nextUrl);
  }
  return page;
}
