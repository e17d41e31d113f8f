import { execFile } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';

const INSTALLED = '/usr/lib/postgresql';

/** The folder of PostgreSQL's programs; undefined where it is not installed. */
function programFolder(): string | undefined {
  const versions = existsSync(INSTALLED) ? readdirSync(INSTALLED) : [];
  const folders = [
    ...(process.env['PATH'] ?? '').split(delimiter),
    ...versions.map((version) => join(INSTALLED, version, 'bin')),
  ];
  return folders.find((folder) =>
    ['initdb', 'pg_ctl', 'pg_basebackup'].every((name) => existsSync(join(folder, name))),
  );
}

const isRoot = process.getuid?.() === 0;

/** PostgreSQL does not run as root: then the user of its package starts it, if there is one. */
function packageUser(): { uid: number; gid: number } | undefined {
  const [name, , uid, gid] =
    readFileSync('/etc/passwd', 'utf8')
      .split('\n')
      .map((line) => line.split(':'))
      .find(([user]) => user === 'postgres') ?? [];
  return name === undefined ? undefined : { uid: Number(uid), gid: Number(gid) };
}

const folderOfPrograms = programFolder();
const runAs = isRoot ? packageUser() : undefined;

/**
 * Whether tests start PostgreSQL itself, with sessions and processes of its own. The CI machine installs
 * it, and tests fail there without it.
 */
export const HAS_POSTGRES =
  process.env['CI'] !== undefined ||
  (folderOfPrograms !== undefined && (!isRoot || runAs !== undefined));

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  await new Promise((resolve) => {
    server.close(resolve);
  });
  return typeof address === 'object' && address ? address.port : 0;
}

type PostgresProcess = {
  readonly url: string;
  /** Ends the server at once, with all its connections. */
  stop(): Promise<void>;
  /** Starts it again. */
  start(): Promise<void>;
  /**
   * Halts the server where it is: connections stay open and can be made, but nothing answers, as when a
   * network is cut.
   */
  freeze(): void;
  /** Lets a frozen server go on. */
  thaw(): void;
};

export type PostgresCluster = PostgresProcess & {
  /** Makes a streaming replica of it. */
  replica(): Promise<PostgresProcess>;
  /** Stops the server and its replicas, and removes their files. */
  remove(): Promise<void>;
};

/** The processes of PostgreSQL; last the one that starts the others. */
function processesOf(data: string): readonly number[] {
  const [first = ''] = readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n');
  const others = readFileSync(`/proc/${first}/task/${first}/children`, 'utf8').split(' ');
  return [...others.filter((each) => each.trim() !== ''), first].map(Number);
}

/**
 * PostgreSQL as installed, with an empty cluster of its own.
 *
 * @param options settings for it and its replicas, beside those of all tests
 */
export async function aPostgresCluster(options: readonly string[] = []): Promise<PostgresCluster> {
  // The folder of all tests is closed to the user of PostgreSQL.
  const folder = mkdtempSync('/tmp/site-postgres-');
  if (runAs) chownSync(folder, runAs.uid, runAs.gid);
  const run = (program: string, args: readonly string[]) =>
    promisify(execFile)(join(folderOfPrograms ?? '', program), [...args], {
      cwd: folder,
      ...runAs,
    });
  const stops: (() => Promise<void>)[] = [];

  async function server(data: string) {
    const port = await freePort();
    const settings = [
      `-p ${port} -k ${folder} -c listen_addresses=127.0.0.1 -c fsync=off -c max_wal_senders=4`,
      ...options.map((option) => `-c ${option}`),
    ].join(' ');
    const at = ['-D', data];
    const log = ['-l', `${data}.log`];
    const start = async () =>
      void (await run('pg_ctl', [...at, ...log, '-w', '-o', settings, 'start']));
    const stop = async () =>
      void (await run('pg_ctl', [...at, '-m', 'immediate', 'stop']).catch(() => undefined));
    const freeze = () => {
      // The parent process stops first, so that it starts no more of them meanwhile.
      for (const pid of processesOf(data).toReversed()) process.kill(pid, 'SIGSTOP');
    };
    const thaw = () => {
      for (const pid of processesOf(data)) process.kill(pid, 'SIGCONT');
    };
    await start();
    stops.push(stop);
    return {
      ...{ start, stop, freeze, thaw, port },
      url: `postgres://postgres@127.0.0.1:${port}/postgres`,
    };
  }

  const data = join(folder, 'primary');
  await run('initdb', ['-D', data, '-A', 'trust', '-U', 'postgres', '--no-sync']);
  const primary = await server(data);
  return {
    ...primary,
    async replica() {
      const copy = join(folder, `replica-${stops.length}`);
      const from = ['-h', '127.0.0.1', '-p', String(primary.port), '-U', 'postgres'];
      await run('pg_basebackup', [...from, '-D', copy, '-R', '-c', 'fast', '--no-sync']);
      return server(copy);
    },
    async remove() {
      for (const stop of stops) await stop();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
