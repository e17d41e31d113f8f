import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sqliteIdentity } from '../adapters/sqlite/identity/identity.ts';
import { openIdentityDatabase } from '../adapters/sqlite/identity/identity-database.ts';
import { readConfig } from '../config.ts';
import { turnOffSecondFactor } from '../identity/second-factor/turn-off-command.ts';

// Run by `npm run accounts`, while the server may be running.

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

const config = readConfig(process.env);
if (!config.ok) stop(config.error);
const file = join(config.value.dataDir, 'identity.sqlite');
if (!existsSync(file)) stop([`${file} is not there: DATA_DIR names the folder of the accounts.`]);
const database = openIdentityDatabase(file);
if (!database.ok) stop([database.error]);
const accounts = sqliteIdentity(database.value);
const done = await accounts.whenFree(async () =>
  turnOffSecondFactor(accounts, process.argv.slice(2)),
);
accounts.close();
if (!done.ok) stop([done.error]);
process.stdout.write(`${done.value}\n`);
