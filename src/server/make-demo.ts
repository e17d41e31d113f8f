import { join } from 'node:path';
import { openDatabase } from './adapters/sqlite/database.ts';
import { sqliteListings } from './adapters/sqlite/listings.ts';
import { demoListingCount } from './demo/demo-listings.ts';
import { fillWithDemo } from './demo/fill-with-demo.ts';
import { progressBar } from './progress-bar.ts';
import { openWorld } from './world.ts';

// Run by the server at its first start in a folder, as a process of its own: making the listings takes
// several hundred megabytes, which a process that goes on would keep.

const [dataDir, today] = process.argv.slice(2);
if (dataDir === undefined || today === undefined) {
  throw new Error('make-demo takes the data folder and the day');
}

const database = openDatabase(join(dataDir, 'larchway.sqlite'));
if (!database.ok) throw new Error(database.error);
const { ground } = openWorld(dataDir);
const bar = progressBar(process.stdout, {
  label: 'Making the demo listings',
  total: demoListingCount(),
});

// Whoever started this and is gone will start anew: two must not write to one database.
const startedBy = process.ppid;
await fillWithDemo(sqliteListings(database.value), {
  today,
  ground,
  onProgress(count) {
    if (process.ppid !== startedBy) process.exit(1);
    bar.advance(count);
  },
});
bar.finish();
database.value.close();
