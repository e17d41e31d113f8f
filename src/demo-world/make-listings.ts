import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { openDatabase } from '#src/server/adapters/sqlite/database.ts';
import { sqliteListings } from '#src/server/adapters/sqlite/listings/listings.ts';
import {
  prepareBulkLoad,
  removeDatabase,
  removeUnfinished,
  replaceDatabase,
  unfinishedFile,
} from './listings/command/bulk-load.ts';
import { demoListingCount } from './listings/demo-listings.ts';
import { fillWithDemo } from './listings/fill-with-demo.ts';
import { progressBar } from '#src/server/files/progress-bar.ts';
import { openWorld } from './geography.ts';

// Run by the server at its first start in a folder, as a process of its own: making the listings takes
// several hundred megabytes, which a process that goes on would keep. The file gets its name when it
// is complete, so that one that is there was complete once.

const [dataDir, today] = process.argv.slice(2);
if (dataDir === undefined || today === undefined) {
  throw new Error('make-demo takes the data folder and the day');
}

const file = join(dataDir, 'larchway.sqlite');
const unfinished = unfinishedFile(file);
if (!removeUnfinished(unfinished)) {
  process.stderr.write('Another program is making the demo listings in this folder.\n');
  process.exit(1);
}
const database = openDatabase(unfinished);
if (!database.ok) throw new Error(database.error);
const finish = prepareBulkLoad(database.value);
const { ground } = openWorld(dataDir, () => process.stdout.write('Making the map of Canada …\n'));
const bar = progressBar(process.stdout, {
  label: 'Making the demo listings',
  total: demoListingCount(),
});

// Whoever started this and is gone will start anew.
const startedBy = process.ppid;
await fillWithDemo(sqliteListings(database.value), {
  today,
  ground,
  onProgress(count) {
    if (process.ppid !== startedBy) process.exit(1);
    bar.advance(count);
  },
});
finish();
bar.finish();
database.value.close();
if (existsSync(file)) removeDatabase(unfinished);
else replaceDatabase(unfinished, file);
