import '#src/content-folder/stop-without-facts.ts';
import { resolve } from 'node:path';
import { reasonOf } from '#src/lib/error-reason.ts';
import { failure } from '#src/lib/outcome.ts';
import { sqliteBackups } from '../adapters/sqlite/backup-databases.ts';
import { DATA_FILES } from '../adapters/sqlite/data-files.ts';
import { makeBackup } from '../backup/make-backup.ts';
import { readConfig } from '../config.ts';
import { dataKeyFile } from '../encryption/data-keys.ts';

// Run by `npm run backup`: copies the data folder, while the server may be running.

const USAGE = `npm run backup -- FOLDER   copies the databases and documents of DATA_DIR into FOLDER, which must not exist yet
`;

function stop(sentences: readonly string[], code = 1): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

if (process.argv[2] === '--help') {
  process.stdout.write(USAGE);
  process.exit(0);
}
const [name, ...rest] = process.argv.slice(2);
if (name === undefined || name.startsWith('-') || rest.length > 0) stop([USAGE.trimEnd()], 2);
const config = readConfig(process.env);
if (!config.ok) stop(config.error);
const { dataDir, databaseUrl, dataKey, bucket } = config.value;
const folder = resolve(name);
const backup = await makeBackup(dataDir, folder, {
  databases: sqliteBackups,
  dataFiles: DATA_FILES,
}).catch((error: unknown) => failure(`The backup could not be written: ${reasonOf(error)}`));
if (!backup.ok) stop([backup.error]);
const { databases, documentCount } = backup.value;
const contents = databases.map(({ description }) => description).join(', ');
process.stdout.write(`${folder} contains: ${contents}, documents (${documentCount}).\n`);
process.stdout.write(
  `Documents and second factors are encrypted, and the backup does not contain their key: keep ${
    dataKey ? 'DATA_KEY' : dataKeyFile(dataDir)
  } in another place.\n`,
);
if (databaseUrl !== undefined) {
  process.stdout.write(
    'Leads, customer data and feed listings are in PostgreSQL (DATABASE_URL), which needs its own backups, for example with pg_dump.\n',
  );
}
if (bucket !== undefined) {
  process.stdout.write(
    'Customer documents are in the bucket S3_BUCKET, which needs its own backups, for example versioning.\n',
  );
}
