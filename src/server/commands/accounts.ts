import '#src/content-folder/stop-without-facts.ts';
import { existsSync } from 'node:fs';
import { identityFile, openIdentity } from '../adapters/sqlite/identity/identity.ts';
import { readConfig } from '../config.ts';
import {
  ACCOUNTS_USAGE,
  readAccountsTask,
  runAccountsTask,
} from '../identity/command/account-command.ts';

// Run by `npm run accounts`, while the server may be running.

function stop(sentences: readonly string[], code = 1): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const args = process.argv.slice(2);
if (args.includes('--help')) {
  process.stdout.write(`${ACCOUNTS_USAGE}\n`);
  process.exit(0);
}
const task = readAccountsTask(args);
if (task === undefined) stop([ACCOUNTS_USAGE], 2);

const config = readConfig(process.env);
if (!config.ok) stop(config.error);
const { dataDir } = config.value;
const file = identityFile(dataDir);
if (!existsSync(file))
  stop([`${file} does not exist: set DATA_DIR to the folder that contains the accounts.`]);
const identity = openIdentity(dataDir);
if (!identity.ok) stop([identity.error]);
const accounts = identity.value;
const outcome = await accounts.whenFree(async () => runAccountsTask(accounts, task));
accounts.close();
if (!outcome.ok) stop([outcome.error]);
process.stdout.write(`${outcome.value}\n`);
