import '#src/content-folder/stop-without-facts.ts';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import { failure, type Outcome } from '#src/lib/outcome.ts';
import { type Config, readConfig } from '../config.ts';
import { readAlertsTask } from '../customers/command/options.ts';
import { runAlertsTask } from '../customers/command/run.ts';
import { LEADS_HELP, readLeadsTask } from '../leads/command/options.ts';
import { runLeadsTask } from '../leads/command/run.ts';
import { openStores, type Stores } from '../adapters/stores.ts';

// Run by `npm run leads`: lists, shows, retries and exports what visitors have sent, and retries the
// mails about saved searches.

const EXIT = { failed: 1, badOption: 2 } as const;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function taskIn<Task>(parsedTask: Outcome<Task, string>): Task {
  return parsedTask.ok ? parsedTask.value : stop([parsedTask.error], EXIT.badOption);
}

function settings(): Config {
  const config = readConfig(process.env);
  return config.ok ? config.value : stop(config.error, EXIT.failed);
}

function print(outcome: Outcome<string, string>): void {
  if (!outcome.ok) stop([outcome.error], EXIT.failed);
  process.stdout.write(outcome.value);
}

const nowMs = () => systemClock.now().getTime();

/** Opens the stores, and closes them again when `run` has given its answer. */
async function answerFrom(
  run: (stores: Stores) => Promise<Outcome<string, string>>,
): Promise<Outcome<string, string>> {
  const config = settings();
  const file = join(config.dataDir, 'leads.sqlite');
  if (config.databaseUrl === undefined && !existsSync(file)) {
    return failure(`There are no leads yet: ${file} does not exist.`);
  }
  const stores = await openStores(config, ({ message }) => process.stderr.write(`${message}\n`));
  if (!stores.ok) return stores;
  const outcome = await run(stores.value);
  await stores.value.close();
  return outcome;
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'alerts') {
  const task = taskIn(readAlertsTask(rest));
  print(await answerFrom(({ customers }) => runAlertsTask(task, customers.alerts, nowMs())));
} else {
  const task = taskIn(readLeadsTask(process.argv.slice(2)));
  if (task.task === 'help') process.stdout.write(LEADS_HELP);
  else print(await answerFrom(({ leads }) => runLeadsTask(task, leads, nowMs())));
}
