import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { copyOutlines } from '../places/copy-outlines.ts';

const LISTINGS = '200';
/** Skips the slow work of a first start, and allows for a busy machine. */
const BASIC_SETTINGS = {
  PATH: process.env['PATH'],
  GEOCODER: 'none',
  POINTS_OF_INTEREST: 'none',
  READ_LIMIT_MS: '0',
  REQUEST_DEADLINE_MS: '30000',
};
const POLL_MS = 50;

/** A data folder with some demo listings, which several servers may share. */
export async function aDataFolder(): Promise<string> {
  const dataDir = mkdtempSync(join(tmpdir(), 'larchway-restart-'));
  copyOutlines(dataDir);
  const env = { PATH: process.env['PATH'], DATA_DIR: dataDir, DEMO_DATE: '2026-10-15' };
  const command = ['src/server/commands/demo.ts', '--listings', LISTINGS];
  await promisify(execFile)(process.execPath, command, { env });
  return dataDir;
}

export type RestartableServer = {
  readonly origin: string;
  /** Starts the process and waits until it is ready. */
  start(): Promise<void>;
  /** Sends SIGTERM. Resolves to the exit code of the process, or the signal that ended it. */
  stop(): Promise<number | NodeJS.Signals>;
  /** The status of `/readyz`; undefined while nothing listens. */
  readiness(): Promise<number | undefined>;
  kill(): void;
};

/** The real server as a process that can be stopped and started again on the same port. */
export function aRestartableServer(
  dataDir: string,
  port: number,
  settings: Readonly<Record<string, string>>,
): RestartableServer {
  const origin = `http://127.0.0.1:${port}`;
  let child: ChildProcess | undefined;

  async function readiness(): Promise<number | undefined> {
    try {
      return (await fetch(`${origin}/readyz`, { headers: { connection: 'close' } })).status;
    } catch {
      // Refused until the server listens, and after it has ended.
      return undefined;
    }
  }

  return {
    origin,
    readiness,
    async start() {
      child = spawn(process.execPath, ['src/server/main.ts'], {
        env: { ...BASIC_SETTINGS, PORT: String(port), DATA_DIR: dataDir, ...settings },
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      while ((await readiness()) !== 200) {
        const ending = child.exitCode ?? child.signalCode;
        if (ending !== null) throw new Error(`the server ended with ${ending}`);
        await delay(POLL_MS);
      }
    },
    async stop() {
      if (!child) throw new Error('The server was not started.');
      const exit = once(child, 'exit');
      child.kill('SIGTERM');
      const [code, signal] = await exit;
      return (code ?? signal) as number | NodeJS.Signals;
    },
    kill: () => void child?.kill('SIGKILL'),
  };
}
