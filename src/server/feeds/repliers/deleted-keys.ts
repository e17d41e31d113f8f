import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { RepliersClient } from './repliers-client.ts';
import { recordKey, RepliersRecord } from './repliers-record.ts';

const { mlsNumber, boardId } = RepliersRecord.shape;
/** An account with a single board may leave its number out. */
const DeletedRow = z.object({ mlsNumber, boardId: z.optional(boardId) });

/** Far more than a few days can delete. */
const MAX_PAGES = 1000;

/**
 * The key may not list deleted listings, or the board deletes none: then the list of all keys shows them.
 */
const TELLS_NONE = new Set([403, 404]);

type DeletedSince = {
  /** YYYY-MM-DD. */
  readonly day: string;
  readonly boards: ReadonlyMap<string, number>;
};

/** The keys of the listings that were deleted on a day or later. */
export async function deletedKeys(
  client: RepliersClient,
  { day, boards }: DeletedSince,
): Promise<Outcome<ReadonlySet<string>, string>> {
  const numbers = [...boards.keys()].filter((name) => name !== '*').map(Number);
  const keys = new Set<string>();
  for (let pageNum = 1; pageNum <= MAX_PAGES; pageNum += 1) {
    const page = await client.page({
      path: 'listings/deleted',
      query: { minUpdatedOn: day },
      pageNum,
    });
    if (!page.ok && TELLS_NONE.has(page.error.status ?? 0)) return success(keys);
    if (!page.ok) return failure(page.error.sentence);
    for (const raw of page.value.records) {
      const row = DeletedRow.safeParse(raw);
      if (!row.success) continue;
      const ids = row.data.boardId === undefined ? numbers : [row.data.boardId];
      for (const id of ids) keys.add(recordKey({ mlsNumber: row.data.mlsNumber, boardId: id }));
    }
    if (page.value.isLast || page.value.records.length === 0) return success(keys);
  }
  return failure('The list of deleted listings never ends.');
}
