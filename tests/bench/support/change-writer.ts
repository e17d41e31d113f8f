import { parentPort, workerData } from 'node:worker_threads';
import type { DatabaseSync } from 'node:sqlite';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { putListings } from '#src/server/adapters/sqlite/listings/put-listings.ts';
import { inTransaction } from '#src/server/adapters/sqlite/transaction.ts';
import { openBenchDatabase } from './bench-database.ts';
import { benchHomes } from './bench-homes.ts';

/** The writer's input: the file of the listings, and their original number. */
export type WriterData = { readonly file: string; readonly listings: number };

/**
 * The writer's task: to change, or to add, `count` listings in transactions of `batch`, with a pause
 * between two of them.
 */
export type WriterTask = {
  readonly kind: 'change' | 'add';
  readonly count: number;
  readonly batch: number;
  readonly pauseMs: number;
};

/** Sent before the last transaction is committed, and after it. */
export type WriterReport = 'committing' | 'committed';

/** Odd and far from any fraction of the whole, so that the changes cover listings from everywhere. */
const STEP = 7919;

const sleep = (ms: number) => Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);

const coarseOf = ({ map }: ListingDocument): ListingRecord['coarse'] => ({
  latitude: Math.round((map?.latitude ?? 0) * 50) / 50,
  longitude: Math.round((map?.longitude ?? 0) * 50) / 50,
});

/** Changes the prices of listings of the database, other ones each time. */
function priceChanges(db: DatabaseSync, listings: number) {
  const select = db.prepare('SELECT document FROM listing WHERE id >= ? ORDER BY id LIMIT 1');
  let at = 0;
  return (count: number): ListingRecord[] =>
    Array.from({ length: count }, () => {
      at = (at + STEP) % listings;
      const document = JSON.parse(String(select.get(at + 1)?.['document'])) as ListingDocument;
      const listPrice = String(Number(document.listPrice) + 1000);
      return { document: { ...document, listPrice }, coarse: coarseOf(document) };
    });
}

function work({ file, listings }: WriterData, report: (report: WriterReport) => void) {
  const db = openBenchDatabase(file);
  const changed = priceChanges(db, listings);
  let added = 0;
  const newHomes = (count: number): ListingRecord[] =>
    [...benchHomes(count)].map((home) => {
      added += 1;
      return { ...home, document: { ...home.document, mlsNumber: `N${added}` } };
    });
  return ({ kind, count, batch, pauseMs }: WriterTask): void => {
    const records = kind === 'add' ? newHomes(count) : changed(count);
    for (let from = 0; from < count; from += batch) {
      if (from > 0) sleep(pauseMs);
      inTransaction(db, () => {
        putListings(db, records.slice(from, from + batch));
        if (from + batch >= count) report('committing');
      });
    }
    report('committed');
  };
}

if (parentPort) {
  const port = parentPort;
  const run = work(workerData as WriterData, (report) => port.postMessage(report));
  port.on('message', run);
}
