import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { ROOT } from '../import-graph.ts';

type CommandOptions = {
  readonly args?: readonly string[];
  readonly dataDir: string;
  /** The settings of its feeds. */
  readonly env: Readonly<Record<string, string>>;
};

/** Runs a command of the server with feeds, as npm does. */
export function startCommand(command: string, { args = [], dataDir, env }: CommandOptions) {
  const file = join(ROOT, `src/server/commands/${command}.ts`);
  const child = spawn(process.execPath, [file, ...args], {
    env: { ...process.env, DATA_DIR: dataDir, ...env },
  });
  let output = '';
  child.stdout.on('data', (part) => {
    output += part;
  });
  child.stderr.on('data', (part) => {
    output += part;
  });
  const ended = new Promise<{ code: number | null; output: string }>((resolve) => {
    child.on('close', (code) => resolve({ code, output }));
  });
  return { child, ended };
}

/** The state a run has left in a folder: numbers with their prices, and the counts of rows and records. */
export function storedPrices(dataDir: string) {
  const db = new DatabaseSync(join(dataDir, 'listings.sqlite'));
  const prices = db
    .prepare('SELECT mls_number, document FROM listing ORDER BY mls_number')
    .all()
    .map((row) => [row['mls_number'], Number(JSON.parse(String(row['document'])).listPrice)]);
  const counts = db.prepare(
    `SELECT (SELECT count(*) FROM listing_row) AS found,
      (SELECT count(*) FROM feed_record) AS records`,
  );
  const stored = { prices, counts: { ...counts.get() } };
  db.close();
  return stored;
}
