import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { startServer } from '#tests/support/app/site-process.ts';

// Run by `npm run bench memory`: the memory of the server and of the import of listings at some sizes, for
// the table of the operators' guide. Times are those of one run.

const { values } = parseArgs({
  options: {
    sizes: { type: 'string', default: '34500,100000' },
    port: { type: 'string', default: '4489' },
  },
});
const SETTLED_MS = 60_000;
const POLL_MS = 200;

const megabytes = (status: string, name: string) =>
  Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1] ?? 0) / 1000;

/** Imports demo listings in a process of its own. Resolves to its peak memory, MB. */
async function importListings(dataDir: string, count: string): Promise<number> {
  const args = ['--max-old-space-size=640', 'src/server/commands/demo.ts', '--listings', count];
  const child = spawn(process.execPath, args, {
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  let peakMb = 0;
  const exit = once(child, 'exit');
  while (child.exitCode === null && child.signalCode === null) {
    try {
      peakMb = Math.max(
        peakMb,
        megabytes(readFileSync(`/proc/${child.pid}/status`, 'utf8'), 'VmHWM'),
      );
    } catch {
      // The process has just ended.
    }
    await delay(POLL_MS);
  }
  const [code] = await exit;
  if (code !== 0) throw new Error(`the import ended with ${code}`);
  return peakMb;
}

process.stdout.write(
  '| listings | database | import at most | listens after | all made after | resident | at most |\n',
);
for (const size of values.sizes.split(',')) {
  const dataDir = mkdtempSync(join(tmpdir(), 'larchway-memory-'));
  const importMb = await importListings(dataDir, size);
  // The first start makes files that later ones use.
  await (await startServer(dataDir, Number(values.port))).stop();
  const server = await startServer(dataDir, Number(values.port));
  await delay(SETTLED_MS);
  const memory = server.memory();
  const databaseMb = statSync(join(dataDir, 'listings.sqlite')).size / 1e6;
  const columns = [
    Number(size).toLocaleString('en-CA'),
    `${databaseMb.toFixed(0)} MB`,
    `${importMb.toFixed(0)} MB`,
    `${(server.startMs / 1000).toFixed(1)} s`,
    `${(server.warmMs / 1000).toFixed(1)} s`,
    `${memory?.nowMb.toFixed(0)} MB`,
    `${memory?.peakMb.toFixed(0)} MB`,
  ];
  process.stdout.write(`| ${columns.join(' | ')} |\n`);
  await server.stop();
  rmSync(dataDir, { recursive: true });
}
