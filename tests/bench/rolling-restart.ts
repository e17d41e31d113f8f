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
  writeFileSync(join(folder, 'upstream.conf'), upstream);
  const site = template('site.conf.template')
    .replaceAll(/\$\{SITE_HOST\}/g, SITE_HOST)
    .replace('listen 80;', `listen ${NGINX_PORT + 9};`)
    .replace('listen 443 ssl', `listen ${NGINX_PORT} ssl`)
    .replaceAll('/etc/realty-site/tls', join(folder, 'tls'));
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
      `include ${join(folder, 'upstream.conf')};`,
      `include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  );
}

const settings = {
  TRUST_PROXY: 'true',
  DEMO_PUBLIC: 'true',
  SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
};

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });
const origin = `https://${SITE_HOST}:${NGINX_PORT}`;

writeConfiguration();
const dataDir = await aDataFolder();
const servers = PORTS.map((port) => ({ port, ...aRestartableServer(dataDir, port, settings) }));
let report: LoadReport;
try {
  for (const server of servers) await server.start();
  execFileSync(nginx[0], nginx.slice(1));

  const asking = keepAsking({ origin, agent, clients: CLIENTS });
  for (const server of servers) {
    await delay(2000);
    await server.stop();
    await server.start();
  }
  await delay(2000);
  report = await asking.end();
} finally {
  execFileSync(nginx[0], [...nginx.slice(1), '-s', 'quit']);
  for (const server of servers) server.kill();
}
const { requests, failures } = report;
process.stdout.write(`${requests} requests, ${failures.length} failed\n`);
for (const failure of failures) process.stdout.write(`  ${failure}\n`);
process.exit(failures.length === 0 ? 0 : 1);
