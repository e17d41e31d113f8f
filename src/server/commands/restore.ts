import '#src/content-folder/stop-without-facts.ts';
import { resolve } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure } from '#src/lib/outcome.ts';
import { sqliteBackups } from '../adapters/sqlite/backup-databases.ts';
import { DATA_FILES } from '../adapters/sqlite/data-files.ts';
import { restoreBackup } from '../backup/restore-backup.ts';
import { readConfig } from '../config.ts';
import { dataKeyFile } from '../encryption/data-keys.ts';

// Run by `npm run restore`: puts a backup into a data folder that holds no data.

const USAGE =
  'npm run restore -- FOLDER   restores the backup in FOLDER to DATA_DIR, which must not contain data yet';

function stop(sentences: readonly string[], code = 1): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

if (process.argv[2] === '--help') {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const [name, ...rest] = process.argv.slice(2);
if (name === undefined || name.startsWith('-') || rest.length > 0) stop([USAGE], 2);
const config = readConfig(process.env);
if (!config.ok) stop(config.error);
const { dataDir } = config.value;
const outcome = await restoreBackup(resolve(name), dataDir, {
  databases: sqliteBackups,
  dataFiles: DATA_FILES,
}).catch((error: unknown) => failure(`The backup could not be restored: ${reasonOf(error)}`));
if (!outcome.ok) stop([outcome.error]);
process.stdout.write(`${dataDir} now contains the backup from ${outcome.value.madeAt}.\n`);
process.stdout.write(
  `Before the first start, provide the key that its documents were encrypted with, as DATA_KEY or in ${dataKeyFile(dataDir)}.\n`,
);
