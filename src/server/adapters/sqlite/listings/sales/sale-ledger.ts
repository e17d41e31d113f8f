import type { DatabaseSync } from 'node:sqlite';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import { type FindableListing, saleState } from '#src/domain/market/sale-state.ts';
import type { Prepare } from '../../statements.ts';
import { AUDIENCE } from '../rows/audience.ts';

const NOTE_RESTRICTED = `
  INSERT INTO restricted_sale (mls_number, board_id) VALUES (?, ?) ON CONFLICT DO NOTHING`;

const NOTE_PUBLIC = `
  INSERT INTO restricted_sale (mls_number, board_id, was_public) VALUES (?, ?, 1)
  ON CONFLICT (mls_number, board_id) DO UPDATE SET was_public = 1`;

const NOTE_OPENED =
  'UPDATE restricted_sale SET was_public = 1 WHERE mls_number = ? AND board_id = ?';

const FORGET_WAITING = `
  DELETE FROM restricted_sale
  WHERE mls_number = ? AND board_id = ? AND group_id IS NULL AND was_public = 0`;

/**
 * Keeps account of restricted sales, so that each is pooled at most once. A sale whose price was once
 * public is never pooled: whoever knows it could subtract it from its group.
 */
export function saleLedger(prepare: Prepare) {
  return {
    /** Notes a change of a listing; `before` and `after` are undefined where it cannot be found. */
    note(
      { mlsNumber, boardId }: KeyedListing,
      before: FindableListing | undefined,
      after: FindableListing | undefined,
    ): void {
      const [past, present] = [saleState(before), saleState(after)];
      const write = (sql: string) => void prepare(sql).run(mlsNumber, boardId);
      if (past === 'public' && present !== 'public') write(NOTE_PUBLIC);
      if (present === 'public') write(NOTE_OPENED);
      else if (present === 'restricted') write(NOTE_RESTRICTED);
      else if (past === 'restricted') write(FORGET_WAITING);
    },
  };
}

/** Notes the restricted sales that were stored before anyone kept account of them. */
export function recordStoredSales(db: DatabaseSync): void {
  db.exec(`
    INSERT INTO restricted_sale (mls_number, board_id)
    SELECT listing.mls_number, listing.board_id FROM listing
    JOIN listing_row ON listing_id = listing.id AND audience = ${AUDIENCE.verified}
    WHERE listing_row.status = 'U' AND listing_row.last_status IN ('Sld', 'Lsd')`);
}
