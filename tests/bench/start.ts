import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { setTimeout as delay } from 'node:timers/promises';
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '#src/tooling/run/server-flags.mjs';

// The time from a server's start to the first 200 of /readyz, with the full demo data, after the server was
// ended by kill -9.

const MAIN = fileURLToPath(new URL('../../src/server/main.ts', import.meta.url));
const FOLDER = fileURLToPath(new URL('../../.cache/bench-start', import.meta.url));
const LIMIT_MS = 300_000;
const POLL_MS = 5;
/** By then a server has written the files for its next start. */
const SETTLED_MS = 12_000;

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '5' },
    port: { type: 'string', default: '4398' },
    data: { type: 'string', default: FOLDER },
    /** Leaves a profile of the last start in the working folder. */
    profile: { type: 'boolean', default: false },
  },
});
const origin = `http://127.0.0.1:${values.port}`;

function start(flags: readonly string[] = []): ChildProcess {
  return spawn(process.execPath, [...SERVER_FLAGS, ...flags, MAIN], {
    env: {
      ...ALLOCATOR_SETTINGS,
      ...process.env,
      ...{ DATA_DIR: values.data, PORT: values.port, HOST: '127.0.0.1' },
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

async function statusOf(path: string): Promise<number | undefined> {
  try {
    return (await fetch(origin + path)).status;
  } catch {
    // Refused until the server listens.
    return undefined;
  }
}

/** Milliseconds from `startedMs` until a path answers 200. */
async function answeredAfter(path: string, startedMs: number): Promise<number> {
  while (performance.now() - startedMs < LIMIT_MS) {
    if ((await statusOf(path)) === 200) return performance.now() - startedMs;
    await delay(POLL_MS);
  }
  throw new Error(`no answer from ${path}`);
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<void> {
  const exit = once(child, 'exit');
  child.kill(signal);
  await exit;
}

async function timedStart(flags: readonly string[] = []) {
  const startedMs = performance.now();
  const child = start(flags);
  const healthMs = await answeredAfter('/healthz', startedMs);
  const readyMs = await answeredAfter('/readyz', startedMs);
  const pageMs = await answeredAfter('/real-estate/list/on/toronto', startedMs);
  return { child, healthMs, readyMs, pageMs };
}

mkdirSync(values.data, { recursive: true });
const first = await timedStart();
await delay(SETTLED_MS);
await end(first.child, 'SIGKILL');
const seconds = (ms: number) => `${(ms / 1000).toFixed(2)} s`;
for (let run = 1; run <= Number(values.runs); run += 1) {
  const { child, healthMs, readyMs, pageMs } = await timedStart();
  process.stdout.write(
    `start ${run}: listens ${seconds(healthMs)}, ready ${seconds(readyMs)}, first list ${seconds(pageMs)}\n`,
  );
  await delay(2000);
  await end(child, 'SIGKILL');
}
if (values.profile) {
  const { child } = await timedStart(['--cpu-prof']);
  await end(child, 'SIGTERM');
}
