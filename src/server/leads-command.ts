import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { systemClock } from '#src/lib/clock.ts';
import type { Outcome } from '#src/lib/outcome.ts';
import { openCustomersDatabase } from './adapters/sqlite/customers-database.ts';
import { sqliteAlerts } from './adapters/sqlite/customers-alerts.ts';
import { type Config, readConfig } from './config.ts';
import { type AlertsTask, readAlertsTask } from './customers/command/options.ts';
import { runAlertsTask } from './customers/command/run.ts';
import { LEADS_HELP, type LeadsTask, readLeadsTask } from './leads/command/options.ts';
import { runLeadsTask } from './leads/command/run.ts';
import { openRecords } from './records.ts';

// Run by `npm run leads`: lists, shows, retries and exports what visitors have sent, and retries the
// mails about saved searches.

const EXIT = { failed: 1, badOption: 2 } as const;

function stop(sentences: readonly string[], code: number): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(code);
}

function taskIn<Task>(read: Outcome<Task, string>): Task {
  return read.ok ? read.value : stop([read.error], EXIT.badOption);
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

async function leadsOutcome(task: LeadsTask): Promise<Outcome<string, string>> {
  const config = settings();
  const file = join(config.dataDir, 'leads.sqlite');
  const isKeptHere = config.databaseUrl === undefined;
  if (isKeptHere && !existsSync(file)) {
    stop([`There are no leads yet: ${file} does not exist.`], EXIT.failed);
  }
  const records = await openRecords(config, ({ message }) => process.stderr.write(`${message}\n`));
  if (!records.ok) return records;
  const outcome = await runLeadsTask(task, records.value.leads, nowMs());
  await records.value.close();
  return outcome;
}

async function alertsOutcome(task: AlertsTask): Promise<Outcome<string, string>> {
  const file = join(settings().dataDir, 'customers.sqlite');
  if (!existsSync(file)) {
    stop([`There are no customers yet: ${file} does not exist.`], EXIT.failed);
  }
  const database = openCustomersDatabase(file);
  if (!database.ok) return database;
  const outcome = await runAlertsTask(task, sqliteAlerts(database.value), nowMs());
  database.value.close();
  return outcome;
}

const [first, ...rest] = process.argv.slice(2);
if (first === 'alerts') {
  print(await alertsOutcome(taskIn(readAlertsTask(rest))));
} else {
  const task = taskIn(readLeadsTask(process.argv.slice(2)));
  if (task.task === 'help') process.stdout.write(LEADS_HELP);
  else print(await leadsOutcome(task));
}
