import { copyFileSync, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '#src/domain/routes.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { loadBuiltFiles } from '../built-site.ts';
import { cloudFrontTemplate } from './cloudfront-template.ts';
import { netlifyRules } from './netlify-rules.ts';
import { nginxRules } from './nginx-rules.ts';
import { type SiteRoutes, siteRoutes } from './site-routes.ts';

// Run by `npm run static-hosting`: puts the built files into a folder as a static host publishes them, with
// the rules by which that host sends them and asks the server for everything else.

const DIST = fileURLToPath(new URL('../../../dist', import.meta.url));
const HOSTS = ['nginx', 'netlify', 'cloudfront'] as const;
type Host = (typeof HOSTS)[number];

const USAGE = `npm run static-hosting -- nginx|netlify|cloudfront --server https://server.example.ca [--out FOLDER]
  writes the built files and the rules of a static host; the server at that origin answers everything else.
  --out    folder to write, dist/static-hosting and the host by default; its files of an earlier build are replaced
  --root   with nginx: where the folder will lie, /srv/realty-site/static by default`;

function stop(sentence: string): never {
  process.stderr.write(`${sentence}\n`);
  process.exit(2);
}

function readOptions() {
  try {
    const options = {
      server: { type: 'string' },
      out: { type: 'string' },
      root: { type: 'string', default: '/srv/realty-site/static' },
    } as const;
    return parseArgs({ options, allowPositionals: true });
  } catch {
    return stop(USAGE);
  }
}

/** The origin that a text is, without a path and a trailing slash. */
function originOf(text: string | undefined, host: Host): string {
  if (text === undefined || !URL.canParse(text)) return stop(USAGE);
  const { protocol, origin, href } = new URL(text);
  const isAllowed = protocol === 'https:' || (protocol === 'http:' && host === 'nginx');
  if (!isAllowed || href !== `${origin}/`) {
    return stop(`--server must be an https origin without a path, but it is "${text}".`);
  }
  return origin;
}

/** Copies a file into a folder where it may be the first. */
function copyInto(folder: string, name: string, ending = ''): void {
  const source = join(DIST, 'client', name.slice(BASE_PATH.length) + ending);
  const target = join(folder, name + ending);
  // Not every file gets smaller by being compressed.
  if (ending !== '' && !existsSync(source)) return;
  mkdirSync(dirname(target), { recursive: true });
  copyFileSync(source, target);
}

/** Copies the files, for nginx with what they are compressed to; the others compress by themselves. */
function copyFiles({ files, hashedFileNames }: SiteRoutes, folder: string, host: Host): void {
  for (const name of [...files.map(({ file }) => file), ...hashedFileNames]) {
    copyInto(folder, name);
    if (host === 'nginx') copyInto(folder, name, '.gz');
  }
}

function writeRules(
  host: Host,
  routes: SiteRoutes,
  { folder, root }: Record<'folder' | 'root', string>,
) {
  const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
  if (host === 'nginx') {
    write('nginx.conf', nginxRules(routes, root));
  } else if (host === 'netlify') {
    for (const [name, text] of Object.entries(netlifyRules(routes))) write(name, text);
  } else {
    write('cloudfront.json', `${JSON.stringify(cloudFrontTemplate(routes), null, 2)}\n`);
  }
}

const { values, positionals } = readOptions();
const host = HOSTS.find((name) => name === positionals[0]) ?? stop(USAGE);
const https = (process.env['SITE_ORIGIN'] ?? '').startsWith('https:');
const routes = siteRoutes(loadBuiltFiles(DIST), {
  serverOrigin: originOf(values.server, host),
  https,
});
const folder = resolve(values.out ?? join(DIST, 'static-hosting', host));
// What an earlier build left; no more, as the folder is whatever it was told.
rmSync(join(folder, BASE_PATH), { recursive: true, force: true });
copyFiles(routes, folder, host);
try {
  writeRules(host, routes, { folder, root: values.root });
} catch (error) {
  stop(reasonOf(error));
}
process.stdout.write(
  `${folder} holds ${routes.files.length + routes.hashedFileNames.length} files and the rules for ${host}.\n`,
);
if (!https) {
  process.stdout.write(
    'SITE_ORIGIN is no https address: the rules have no Strict-Transport-Security.\n',
  );
}
