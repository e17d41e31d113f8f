import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { type Outcome, success } from '#src/lib/outcome.ts';
import { plainText } from '../records/plain-text.ts';
import { linkedRecords } from './linked-records.ts';
import type { ODataClient } from './odata-client.ts';
import { keyFilter } from './record-keys.ts';
import { RecordKey, type ResoRecord } from './reso-record.ts';

const Office = z.object({
  OfficeKey: RecordKey,
  OfficeName: plainText,
});

/** As many conditions as fit into an address. */
const KEYS_AT_ONCE = 50;

/** A brokerage may change its name, and a listing has to show the present one. */
const REMEMBERED_MS = 24 * 60 * 60_000;

type NamedRecords = Outcome<readonly ResoRecord[], string>;

/**
 * Adds to records the names of their offices, given by key. The names are requested for many offices at a
 * time and remembered for a day. A record whose office has no name stays without.
 */
export function officeNames(
  client: ODataClient,
  nowMs: () => number,
): (records: readonly ResoRecord[]) => Promise<NamedRecords> {
  const offices = new Map<string, { readonly name: string; readonly readAtMs: number }>();

  function nameOf(officeKey: string): string | undefined {
    const office = offices.get(officeKey);
    return office && nowMs() - office.readAtMs < REMEMBERED_MS ? office.name : undefined;
  }

  async function load(keys: readonly string[]): Promise<Outcome<null, string>> {
    const filter = keyFilter('OfficeKey', keys);
    const answer = await linkedRecords(
      client,
      `Office?$select=OfficeKey,OfficeName&$top=${keys.length}&$filter=${filter}`,
      keys.length,
    );
    if (!answer.ok) return answer;
    for (const raw of answer.value) {
      const office = Office.safeParse(raw);
      const name = office.data?.OfficeName;
      if (office.success && name) {
        offices.set(office.data.OfficeKey, { name, readAtMs: nowMs() });
      }
    }
    return success(null);
  }

  return async (records) => {
    const nameless = records.filter(({ ListOfficeName }) => ListOfficeName === null);
    const officeKeys = new Set(
      nameless.flatMap(({ ListOfficeKey }) =>
        RecordKey.safeParse(ListOfficeKey).success && nameOf(String(ListOfficeKey)) === undefined
          ? [String(ListOfficeKey)]
          : [],
      ),
    );
    const keys = [...officeKeys];
    for (let at = 0; at < keys.length; at += KEYS_AT_ONCE) {
      const loadedNames = await load(keys.slice(at, at + KEYS_AT_ONCE));
      if (!loadedNames.ok) return loadedNames;
    }
    return success(
      records.map((record) => ({
        ...record,
        ListOfficeName: record.ListOfficeName ?? nameOf(record.ListOfficeKey ?? '') ?? null,
      })),
    );
  };
}
