import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ROOT } from '#tests/support/import-graph.ts';

const TEMPLATES = join(ROOT, 'src/tooling/deployment/nginx');
const SITE_HOST = 'localhost';
const SERVER_LINES = /(?:^ +server app-\d:4321.*\n)+/m;

type NginxOptions = {
  /** The port for visitors by https; nine above it is the one for http. */
  readonly port: number;
  /** The ports on which the servers of the site listen. */
  readonly serverPorts: readonly number[];
};

const template = (name: string) => readFileSync(join(TEMPLATES, name), 'utf8');

function writeCertificate(folder: string): void {
  mkdirSync(join(folder, 'tls'));
  execFileSync(
    'openssl',
    [
      ...['req', '-x509', '-newkey', 'rsa:2048', '-nodes', '-days', '2', '-subj', '/CN=localhost'],
      ...['-keyout', join(folder, 'tls/privkey.pem'), '-out', join(folder, 'tls/fullchain.pem')],
    ],
    { stdio: 'ignore' },
  );
}

/** The servers of the deployment, one for each port here. */
function upstream(serverPorts: readonly number[]): string {
  return template('upstream.conf.template').replace(SERVER_LINES, (lines) =>
    serverPorts
      .map((port) => lines.split('\n')[0]?.replace('app-1:4321', `127.0.0.1:${port}`))
      .map((line) => `${line}\n`)
      .join(''),
  );
}

/** The files of the deployment, with the ports and folders of this machine. */
function writeConfiguration(folder: string, { port, serverPorts }: NginxOptions): string {
  writeCertificate(folder);
  writeFileSync(join(folder, 'upstream.conf'), upstream(serverPorts));
  const site = template('site.conf.template')
    .replaceAll(/\$\{SITE_HOST\}/g, SITE_HOST)
    .replace('listen 80;', `listen ${port + 9};`)
    .replace('listen 443 ssl', `listen ${port} ssl`)
    .replaceAll('/etc/realty-site/tls', join(folder, 'tls'));
  writeFileSync(join(folder, 'site.conf'), site);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  );
  const mainFile = join(folder, 'nginx.conf');
  writeFileSync(
    mainFile,
    [
      // The workers of nginx must be able to write into the folder.
      ...(process.getuid?.() === 0 ? ['user root;'] : []),
      `pid ${join(folder, 'nginx.pid')};`,
      `error_log ${join(folder, 'error.log')};`,
      'events {}',
      `http { access_log off; ${temporary.join(' ')}`,
      `include ${join(folder, 'upstream.conf')};`,
      `include ${join(folder, 'site.conf')}; }`,
    ].join('\n'),
  );
  return mainFile;
}

/**
 * Runs nginx in front of servers on this machine, with the settings of the deployment. Needs nginx and
 * openssl.
 */
export function startNginx(options: NginxOptions): { readonly origin: string; stop(): void } {
  const folder = mkdtempSync(join(tmpdir(), 'site-nginx-'));
  const mainFile = writeConfiguration(folder, options);
  execFileSync('nginx', ['-c', mainFile]);
  return {
    origin: `https://${SITE_HOST}:${options.port}`,
    stop: () => void execFileSync('nginx', ['-c', mainFile, '-s', 'quit']),
  };
}
