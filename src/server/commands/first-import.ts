import { existsSync } from 'node:fs';
import type { ListingDocument } from '#src/contract/listings/listing.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import {
  prepareBulkLoad,
  removeDatabase,
  removeUnfinished,
  replaceDatabase,
  unfinishedFile,
} from '../adapters/sqlite/bulk-load.ts';
import { openDatabase } from '../adapters/sqlite/database.ts';
import { diskRefusal, roomRefusal } from '../adapters/sqlite/disk-refusal.ts';
import { sqliteListings } from '../adapters/sqlite/listings/listings.ts';
import { importListings } from '../feeds/import-listings.ts';
import { type ImportReport, importReportText, storedCount } from '../feeds/import-report.ts';
import type { ListingSource } from '../feeds/listing-source.ts';
import { progressBar } from '../files/progress-bar.ts';
import { poolSales } from '../listings/statistics/pooling/pool-sales.ts';

/** What the file of the listings, and the index and the lists made of it, take for each listing. */
const LISTING_BYTES = 9000;
/** For the map, and the databases of customers, leads and accounts. */
const OTHER_BYTES = 10_000_000;

type Watch = {
  readonly out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>;
  /** Called with each listing before it is stored. */
  readonly onListing?: (document: ListingDocument) => void;
};

type ImportOptions = Watch & {
  /** YYYY-MM-DD: restricted sales of past months are pooled. */
  readonly today: string;
};

/** Imports all listings of a source into a database file that is not there yet. */
export async function importIntoNewFile<SourceRecord>(
  file: string,
  source: ListingSource<SourceRecord>,
  { out, onListing, today }: ImportOptions,
): Promise<Outcome<ImportReport, string>> {
  const database = openDatabase(file);
  if (!database.ok) return database;
  try {
    const finish = prepareBulkLoad(database.value);
    let bar: ReturnType<typeof progressBar> | undefined;
    const repository = sqliteListings(database.value);
    const report = await importListings(source, repository, (document) => {
      bar ??= progressBar(out, {
        label: `Importing ${source.name}`,
        total: source.expectedCount ?? 0,
      });
      onListing?.(document);
      bar.advance(1);
    });
    bar?.finish();
    out.write('Building the indexes …\n');
    finish();
    await poolSales(repository, today);
    const text = importReportText(source.name, report);
    out.write(text);
    return storedCount(report) > 0
      ? success(report)
      : failure(`None of the ${source.name} could be stored.`);
  } catch (error) {
    const sentence = diskRefusal(file, error);
    if (sentence === undefined) throw error;
    return failure(sentence);
  } finally {
    database.value.close();
  }
}

/**
 * Makes the file of the listings from a source. The file gets its name only when it is complete, so that a
 * file under that name has been complete once. The error is a sentence for the person at the terminal.
 */
export async function importFirstListings<SourceRecord>(
  file: string,
  source: ListingSource<SourceRecord>,
  options: ImportOptions,
): Promise<Outcome<ImportReport, string>> {
  const unfinishedDatabase = unfinishedFile(file);
  if (!removeUnfinished(unfinishedDatabase)) {
    return failure(`Another program is importing ${source.name} into this folder.`);
  }
  const { expectedCount } = source;
  const neededBytes = (expectedCount ?? 0) * LISTING_BYTES + OTHER_BYTES;
  const noRoom = roomRefusal(file, neededBytes);
  if (noRoom !== undefined) return failure(noRoom);
  const report = await importIntoNewFile(unfinishedDatabase, source, options);
  if (!report.ok || existsSync(file)) removeDatabase(unfinishedDatabase);
  else replaceDatabase(unfinishedDatabase, file);
  return report;
}
