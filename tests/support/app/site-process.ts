import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '#src/tooling/run/server-flags.mjs';

const MAIN = fileURLToPath(new URL('../../../src/server/main.ts', import.meta.url));
const START_LIMIT_MS = 300_000;
const POLL_MS = 20;

/**
 * Megabytes of memory a process has at the moment and had at most; undefined where the system does not say.
 */
export type ResidentMemory = { readonly nowMb: number; readonly peakMb: number };

export type SiteProcess = {
  readonly origin: string;
  /** From the start of the process to its first answer. */
  readonly startMs: number;
  /** From the start of the process until its background work was done. */
  readonly warmMs: number;
  memory(): ResidentMemory | undefined;
  stop(): Promise<void>;
};

function memoryOf({ pid }: ChildProcess): ResidentMemory | undefined {
  if (process.platform !== 'linux') return undefined;
  const status = readFileSync(`/proc/${pid}/status`, 'utf8');
  const megabytes = (name: string) =>
    Number(new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(status)?.[1]) / 1000;
  return { nowMb: megabytes('VmRSS'), peakMb: megabytes('VmHWM') };
}

async function isAnswered(url: string): Promise<boolean> {
  try {
    return (await fetch(url)).status < 500;
  } catch {
    // Refused until the server listens.
    return false;
  }
}

async function waitForAnswer(url: string, child: ChildProcess): Promise<void> {
  const limit = performance.now() + START_LIMIT_MS;
  while (!(await isAnswered(url))) {
    if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
    if (performance.now() > limit) {
      child.kill();
      throw new Error(`no answer from ${url}`);
    }
    await new Promise((resolve) => setTimeout(resolve, POLL_MS));
  }
}

/**
 * Starts the server in a process of its own.
 *
 * @param flags for Node, for example --cpu-prof
 * @param settings environment variables of the server
 * @throws if another program answers at the port, or the server ends before it answers
 */
export async function startServer(
  dataDir: string,
  port: number,
  flags: readonly string[] = [],
  settings: Readonly<Record<string, string>> = {},
): Promise<SiteProcess> {
  const origin = `http://127.0.0.1:${port}`;
  if (await isAnswered(`${origin}/healthz`))
    throw new Error(`another program answers at ${origin}`);
  const start = performance.now();
  const child = spawn(process.execPath, [...SERVER_FLAGS, ...flags, MAIN], {
    env: {
      ...ALLOCATOR_SETTINGS,
      ...process.env,
      ...{ DATA_DIR: dataDir, PORT: String(port), HOST: '127.0.0.1' },
      ...settings,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  // A failing test leaves no server behind.
  process.once('exit', () => child.kill());
  await waitForAnswer(`${origin}/healthz`, child);
  const startMs = performance.now() - start;
  // The first question for an address waits for the lists made in the background.
  await waitForAnswer(`${origin}/api/places/geocode?q=1+Yonge+Street,+Toronto`, child);
  await waitForAnswer(`${origin}/api/realty/autocomplete?search=toronto`, child);
  const warmMs = performance.now() - start;
  return {
    origin,
    startMs,
    warmMs,
    memory: () => memoryOf(child),
    async stop() {
      if (child.exitCode !== null) throw new Error(`the server ended with code ${child.exitCode}`);
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      await exit;
    },
  };
}
