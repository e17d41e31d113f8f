import { existsSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { BASE_PATH } from '#src/domain/routes.ts';
import { reasonOf } from '#src/lib/error-reason.ts';
import { loadBuiltFiles } from '../built-site.ts';
import { cloudFrontTemplate } from './cloudfront-template.ts';
import { netlifyRules } from './netlify-rules.ts';
import { nginxRules } from './nginx-rules.ts';
import { outputFolderFlaw, writeOutputFolder } from './output-folder.ts';
import { type SiteRoutes, siteRoutes } from './site-routes.ts';

// Run by `npm run static-hosting`: puts the built files into a folder as a static host publishes them, with
// the rules by which that host sends them and asks the server for everything else.

const PROJECT = fileURLToPath(new URL('../../..', import.meta.url)).replace(/[\\/]$/, '');
const DIST = join(PROJECT, 'dist');
const HOSTS = ['nginx', 'netlify', 'cloudfront'] as const;
type Host = (typeof HOSTS)[number];

const USAGE = `npm run static-hosting -- nginx|netlify|cloudfront --server https://server.example.ca [--out FOLDER]
  writes the built files and the rules for a static host; the server at that origin answers all other requests.
  --out    folder to write, by default dist/static-hosting/ and the host; it must be new, empty or from an earlier run,
           whose files are replaced
  --root   with nginx: where the folder will be on the server, by default /srv/realty-site/static`;

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
      help: { type: 'boolean' },
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
    return stop(
      `--server must be an https origin without a path (with nginx, http is also allowed), but it is "${text}".`,
    );
  }
  return origin;
}

/** The files, for nginx also in compressed form; the other hosts compress by themselves. */
function filesOf({ files, hashedFileNames }: SiteRoutes, host: Host): Map<string, Buffer> {
  const endings = host === 'nginx' ? ['', '.gz'] : [''];
  const names = [...files.map(({ file }) => file), ...hashedFileNames];
  const all = new Map<string, Buffer>();
  for (const name of names.flatMap((file) => endings.map((ending) => file + ending))) {
    const source = join(DIST, 'client', name.slice(BASE_PATH.length));
    // Not every file gets smaller by being compressed.
    if (existsSync(source)) all.set(name, readFileSync(source));
  }
  return all;
}

function rulesOf(host: Host, routes: SiteRoutes, root: string): Readonly<Record<string, string>> {
  if (host === 'nginx') return { 'nginx.conf': nginxRules(routes, root) };
  if (host === 'netlify') return netlifyRules(routes);
  return { 'cloudfront.json': `${JSON.stringify(cloudFrontTemplate(routes), null, 2)}\n` };
}

const { values, positionals } = readOptions();
if (values.help) {
  process.stdout.write(`${USAGE}\n`);
  process.exit(0);
}
const host = HOSTS.find((name) => name === positionals[0]) ?? stop(USAGE);
const https = (process.env['SITE_ORIGIN'] ?? '').startsWith('https:');
const routes = siteRoutes(loadBuiltFiles(DIST), {
  serverOrigin: originOf(values.server, host),
  https,
});
const folder = resolve(values.out ?? join(DIST, 'static-hosting', host));
const flaw = outputFolderFlaw(folder, PROJECT);
if (flaw) stop(flaw);
try {
  const rules = Object.entries(rulesOf(host, routes, values.root));
  writeOutputFolder(folder, new Map<string, Buffer | string>([...filesOf(routes, host), ...rules]));
} catch (error) {
  stop(reasonOf(error));
}
process.stdout.write(
  `${folder} contains ${routes.files.length + routes.hashedFileNames.length} files and the rules for ${host}.\n`,
);
if (!https) {
  process.stdout.write(
    'SITE_ORIGIN is not an https address, so the rules do not include Strict-Transport-Security.\n',
  );
}
