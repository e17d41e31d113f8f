import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { readConfig } from './config.ts';
import { LEADS_HELP, readLeadsTask } from './leads/command/options.ts';
import { runLeadsTask } from './leads/command/run.ts';
import { openRecords } from './records.ts';

// Run by `npm run leads`: lists, shows, retries and exports what visitors have sent.

const EXIT = { failed: 1, badOption: 2 } as const;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

const task = readLeadsTask(process.argv.slice(2));
if (!task.ok) stop([task.error], EXIT.badOption);
if (task.value.task === 'help') {
  process.stdout.write(LEADS_HELP);
  process.exit(0);
}
const config = readConfig(process.env);
if (!config.ok) stop(config.error, EXIT.failed);
const file = join(config.value.dataDir, 'leads.sqlite');
const isKeptHere = config.value.databaseUrl === undefined;
if (isKeptHere && !existsSync(file))
  stop([`There are no leads yet: ${file} does not exist.`], EXIT.failed);
const records = await openRecords(config.value, ({ message }) =>
  process.stderr.write(`${message}\n`),
);
if (!records.ok) stop([records.error], EXIT.failed);
const outcome = await runLeadsTask(task.value, records.value.leads, systemClock.now().getTime());
await records.value.close();
if (!outcome.ok) stop([outcome.error], EXIT.failed);
process.stdout.write(outcome.value);
