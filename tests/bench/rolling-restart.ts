import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { Agent } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { aDataFolder, aRestartableServer } from '#tests/support/app/server-pair.ts';
import { ROOT } from '#tests/support/import-graph.ts';
import { keepAsking, type LoadReport } from './support/steady-requests.ts';

// Run by `npm run bench restart`: two servers behind nginx, as src/tooling/deployment sets them up, are restarted
// one after the other under a steady stream of requests. Needs nginx and openssl on this machine.

const DEPLOYMENT = join(ROOT, 'src/tooling/deployment');
const PORTS = [4491, 4492] as const;
const NGINX_PORT = 4490;
const SITE_HOST = 'localhost';
const SHUTDOWN_DELAY_MS = 5000;
const CLIENTS = 8;

const folder = mkdtempSync(join(tmpdir(), 'larchway-nginx-'));
const upstreamFile = join(folder, 'upstream.conf');
const mainFile = join(folder, 'nginx.conf');
const nginx = ['nginx', '-c', mainFile] as const;

const template = (name: string) => readFileSync(join(DEPLOYMENT, 'nginx', name), 'utf8');

/** The files of the deployment, with the ports and folders of this machine. */
function writeConfiguration(): void {
  mkdirSync(join(folder, 'tls'));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
  const upstream = PORTS.reduce(
    (text, port, at) => text.replace(`app-${at + 1}:4321`, `127.0.0.1:${port}`),
    template('upstream.conf.template'),
  );
  writeFileSync(upstreamFile, upstream);
  const site = template('site.conf.template')
    .replaceAll('${SITE_HOST}', SITE_HOST)
    .replace('listen 80;', `listen ${NGINX_PORT + 9};`)
    .replace('listen 443 ssl', `listen ${NGINX_PORT} ssl`)
    .replaceAll('/etc/larchway/tls', join(folder, 'tls'));
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  writeFileSync(
    mainFile,
    [
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')}`,
      `include ${upstreamFile};`,
      `include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  );
}

function setServer(port: number, state: 'up' | 'down'): void {
  const script = join(DEPLOYMENT, 'nginx/set-server.sh');
  execFileSync(script, [`127.0.0.1:${port}`, state, upstreamFile], {
    env: { ...process.env, NGINX_COMMAND: nginx.join(' ') },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
}

const settings = {
  TRUST_PROXY: 'true',
  DEMO_PUBLIC: 'true',
  SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
};

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const load = { origin: `https://${SITE_HOST}:${NGINX_PORT}`, agent, clients: CLIENTS };

function print(name: string, { requests, again, failures }: LoadReport): void {
  process.stdout.write(
    `${name}: ${requests} requests, ${again} sent again, ${failures.length} failed\n`,
  );
  for (const failure of failures.slice(0, 5)) process.stdout.write(`  ${failure}\n`);
}

writeConfiguration();
const dataDir = await aDataFolder();
const servers = PORTS.map((port) => ({ port, ...aRestartableServer(dataDir, port, settings) }));
let isFailed = false;
try {
  for (const server of servers) await server.start();
  execFileSync(nginx[0], nginx.slice(1));

  const inTurn = keepAsking(load);
  for (const server of servers) {
    await delay(2000);
    setServer(server.port, 'down');
    await server.stop();
    await server.start();
    setServer(server.port, 'up');
  }
  await delay(2000);
  const inTurnReport = await inTurn.end();
  print('Taken out of nginx, restarted and put back, one after the other', inTurnReport);

  const unannounced = keepAsking(load);
  for (const server of servers) {
    await delay(2000);
    await server.stop();
    await server.start();
    // For ten seconds nginx passes over a server that has failed.
    await delay(11_000);
  }
  const unannouncedReport = await unannounced.end();
  print('Stopped without a word to nginx', unannouncedReport);
  isFailed = inTurnReport.failures.length + unannouncedReport.failures.length > 0;
} finally {
  execFileSync(nginx[0], [...nginx.slice(1), '-s', 'quit']);
  for (const server of servers) server.kill();
}
process.exit(isFailed ? 1 : 0);
