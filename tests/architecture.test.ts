import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, resolve } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, textOf } from './support/import-graph.ts';

const SRC = resolve(import.meta.dirname, '../src');

/** What each room may import. Rooms outside this table may not exist. */
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  contract: [],
  lib: [],
  'content-folder': ['contract'],
  messages: [],
  domain: ['content-folder', 'contract', 'lib'],
  clients: ['contract', 'domain', 'lib', 'config'],
  stores: ['clients', 'contract', 'domain', 'messages', 'lib'],
  ui: ['contract', 'domain', 'messages', 'lib'],
  islands: ['content-folder', 'stores', 'ui', 'contract', 'domain', 'messages', 'lib'],
  'page-data': ['contract', 'domain', 'lib'],
  views: ['ui', 'page-data', 'contract', 'domain', 'messages', 'lib'],
  scripts: ['stores', 'clients', 'domain', 'messages', 'lib'],
  components: ['content-folder', 'domain', 'messages', 'lib'],
  layouts: ['components', 'islands', 'scripts', 'messages', 'styles'],
  pages: [
    'content-folder',
    'layouts',
    'components',
    'islands',
    'views',
    'scripts',
    'page-data',
    'domain',
    'messages',
  ],
  'service-worker': ['domain', 'lib'],
  'content-schemas': ['content-folder', 'contract', 'domain'],
  'content-check': ['content-folder', 'content-schemas', 'domain', 'lib'],
  styles: ['content-folder'],
  hosting: ['content-folder', 'server', 'page-data', 'contract', 'domain', 'lib'],
  server: ['content-folder', 'hosting', 'demo-world', 'contract', 'domain', 'messages', 'lib'],
  'demo-world': ['content-folder', 'server', 'contract', 'domain', 'lib'],
  tooling: ['content-folder'],
};

/** Files at the top of src that rooms may import by name. */
const TOP_FILES = new Set(['config', 'content.config', 'env.d']);

/** Rooms that only the composition root may import. */
const ONLY_FOR_THE_ROOT = ['adapters'];
const ROOTS = new Set([
  'compose.ts',
  'search-worker.ts',
  'commands/backup.ts',
  'commands/demo.ts',
  'commands/leads.ts',
  'commands/restore.ts',
  'commands/accounts.ts',
  'commands/first-import.ts',
  'commands/import-listings.ts',
  'commands/sync.ts',
]);

/** Rooms of the server that any of its modules may use. */
const SERVER_COMMONS = new Set([
  'encryption',
  'http',
  'mail',
  'passwords',
  'scheduling',
  'files',
  'search-index',
]);

/** An adapter implements the ports of the modules it serves. */
const ADAPTERS = new Set(['adapters']);
const IMPLEMENTED = /\/(repository\.ts|[a-z]+-(?:store|provider)\.ts)$/;

type Import = { readonly file: string; readonly target: string };

function sourceFiles(): string[] {
  return readdirSync(SRC, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx|astro|mjs)$/.test(entry.name))
    .map((entry) => relative(SRC, join(entry.parentPath, entry.name)).replaceAll('\\', '/'));
}

const SPECIFIER = /(?:from|import)\s*\(?\s*['"]([^'"]+)['"]/g;

function importsOf(file: string): Import[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  return [...text.matchAll(SPECIFIER)]
    .map(([, specifier = '']) => specifier)
    .filter((specifier) => specifier.startsWith('.') || specifier.startsWith('#src/'))
    .map((specifier) =>
      specifier.startsWith('#src/')
        ? specifier.slice('#src/'.length)
        : relative(SRC, resolve(SRC, dirname(file), specifier)),
    )
    .map((target) => ({ file, target: target.replaceAll('\\', '/') }));
}

const files = sourceFiles();
const imports = files.flatMap(importsOf);
const roomOf = (path: string) => (path.includes('/') ? (path.split('/')[0] ?? '') : '');
const inSrc = ({ target }: Import) => !target.startsWith('..');
const show = ({ file, target }: Import) => `${file} → ${target}`;

test('the table has every room and no other', () => {
  const rooms = new Set(files.map(roomOf).filter(Boolean));
  expect([...rooms].toSorted()).toEqual(Object.keys(ARROWS).toSorted());
});

test('the README says of each room what it may import', () => {
  const readme = readFileSync(join(SRC, 'README.md'), 'utf8');
  const rows = [...readme.matchAll(/^\| `([\w-]+)` *\|[^|]*\|([^|]*)\|$/gm)];
  const importsByRoom = rows.map(([, room = '', targets = '']) => [
    room,
    (targets.match(/[\w-]+/g) ?? []).filter((target) => target !== 'nothing').toSorted(),
  ]);
  const arrows = Object.entries(ARROWS).map(([room, targets]) => [room, targets.toSorted()]);
  expect(Object.fromEntries(importsByRoom)).toEqual(Object.fromEntries(arrows));
});

test('rooms import only what the arrows allow', () => {
  const wrong = imports.filter(inSrc).filter(({ file, target }) => {
    const from = roomOf(file);
    const to = roomOf(target);
    if (from === '' || from === to) return false;
    if (to === '') return !TOP_FILES.has(target.replace(/\.ts$/, ''));
    return !ARROWS[from]?.includes(to);
  });
  expect(wrong.map(show)).toEqual([]);
});

test('no import leaves the sources but for the styles’ fonts and the package file', () => {
  expect(imports.filter((importedFile) => !inSrc(importedFile)).map(show)).toEqual([]);
});

test('an island imports no other island and no client', () => {
  const wrong = imports.filter(({ file, target }) => {
    if (roomOf(file) !== 'islands') return false;
    return roomOf(target) === 'islands' && target.split('/')[1] !== file.split('/')[1];
  });
  expect(wrong.map(show)).toEqual([]);
});

const moduleOf = (path: string) => (path.split('/').length > 2 ? (path.split('/')[1] ?? '') : '');

test('server modules do not import one another', () => {
  const wrong = imports.filter(({ file, target }) => {
    if (roomOf(file) !== 'server' || roomOf(target) !== 'server') return false;
    const [from, to] = [moduleOf(file), moduleOf(target)];
    if (from === '' || from === 'commands' || to === '') return false;
    if (from === to || SERVER_COMMONS.has(to)) return false;
    return !(ADAPTERS.has(from) && IMPLEMENTED.test(target));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('each server module that has routes is mounted by its module.ts', () => {
  const withRoutes = files.filter((file) => /^server\/.*routes\.ts$/.test(file));
  const modules = [...new Set(withRoutes.map(moduleOf))].map((name) => `server/${name}/module.ts`);
  expect(modules.filter((file) => !files.includes(file))).toEqual([]);
  const appImports = imports.filter(({ file }) => file === 'server/app.ts');
  expect(appImports.filter(({ target }) => target.endsWith('routes.ts')).map(show)).toEqual([]);
});

test('only the composition root imports adapters and demo data', () => {
  const wrong = imports.filter(({ file, target }) => {
    if (!ONLY_FOR_THE_ROOT.includes(moduleOf(target)) || roomOf(target) !== 'server') return false;
    return moduleOf(file) !== 'adapters' && !ROOTS.has(file.replace('server/', ''));
  });
  expect(wrong.map(show)).toEqual([]);
});

test('of the server only the composition root and the demo command know the demo world', () => {
  const allowedRoots = /^server\/(commands\/demo\.ts|compose\.ts)$/;
  const wrong = imports.filter(
    ({ file, target }) =>
      roomOf(file) === 'server' && roomOf(target) === 'demo-world' && !allowedRoots.test(file),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('of the server only the program that serves the pages mounts them', () => {
  const wrong = imports.filter(
    ({ file, target }) => roomOf(file) === 'server' && roomOf(target) === 'hosting',
  );
  expect([...new Set(wrong.map(({ file }) => file))]).toEqual([
    'server/main.ts',
    'server/worker-main.ts',
  ]);
});

test('the pages are served without the modules of the server', () => {
  const allowedRoots = /^server\/(http\/|scheduling\/|app\.ts$)/;
  const wrong = imports.filter(
    ({ file, target }) =>
      roomOf(file) === 'hosting' &&
      file !== 'hosting/development/development-app.ts' &&
      roomOf(target) === 'server' &&
      !allowedRoots.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

const isInIndex = (path: string) => path.startsWith('server/search-index/');

test('the search index imports nothing of the server', () => {
  const wrong = imports.filter(
    ({ file, target }) => isInIndex(file) && target.startsWith('server/') && !isInIndex(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('the folders of the search index are its own', () => {
  const isInside = (path: string) => isInIndex(path) && path.split('/').length > 3;
  const wrong = imports.filter(({ file, target }) => !isInIndex(file) && isInside(target));
  expect(wrong.map(show)).toEqual([]);
});

test('nothing but a job is done again and again', () => {
  const repeating = files.filter(
    (file) =>
      file.startsWith('server/') && /\bsetInterval\(/.test(readFileSync(join(SRC, file), 'utf8')),
  );
  expect(repeating).toEqual(['server/scheduling/repeated-job.ts']);
});

test('what is built knows nothing of the server that comes with it', () => {
  const settings = readFileSync(join(SRC, '../astro.config.mjs'), 'utf8');
  expect(settings).not.toContain('src/server');
});

test('a service knows no HTTP and no SQL', () => {
  const services = files.filter((file) => file.endsWith('/service.ts'));
  for (const file of services) {
    expect(readFileSync(join(SRC, file), 'utf8'), file).not.toMatch(
      /fastify|node:sqlite|node:http/,
    );
  }
});

test('only clients open connections and only the route store touches history', () => {
  for (const file of files.filter((path) => /^(stores|islands|ui|domain)\//.test(path))) {
    const text = readFileSync(join(SRC, file), 'utf8');
    expect(text, file).not.toMatch(/\bfetch\(|XMLHttpRequest|new WebSocket/);
    if (file !== 'stores/shell/route.ts')
      expect(text, file).not.toMatch(/history\.(push|replace)State/);
  }
});

test('no file has a name that says nothing', () => {
  const empty = /(^|\/)(utils?|helpers?|common|misc|constants|types|index)\.(ts|tsx|mjs)$/;
  expect(files.filter((file) => empty.test(file))).toEqual([]);
});

test('files stay small', () => {
  const long = files.filter(
    (file) => readFileSync(join(SRC, file), 'utf8').split('\n').length > 250,
  );
  expect(long).toEqual([]);
});

test('the README says what each dependency is for', () => {
  const root = resolve(SRC, '..');
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8'));
  const readme = readFileSync(join(root, 'README.md'), 'utf8');
  const { dependencies, devDependencies, optionalDependencies } = manifest;
  const names = Object.keys({ ...dependencies, ...devDependencies, ...optionalDependencies });
  // A package of types is explained by the package it is named after.
  const untold = names.filter(
    (name) => !name.startsWith('@types/') && !readme.includes(`\`${name}\``),
  );
  expect(untold).toEqual([]);
});

test('a newcomer reads a search of the map in at most twenty files, from one to the next', () => {
  const [, tour = ''] = readFileSync(join(SRC, 'README.md'), 'utf8').split('## A tour');
  const [table = ''] = tour.split('\n## ');
  const stops = [...table.matchAll(/^\| `([\w/.-]+\.tsx?)`/gm)].map(([, file = '']) => file);
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.length).toBeLessThanOrEqual(20);
  expect(stops.filter((file) => !files.includes(file))).toEqual([]);
  const between = imports.filter(
    ({ file, target }) => stops.includes(file) && stops.includes(target),
  );
  const reachedStops = new Set(stops.slice(0, 1));
  for (const _ of stops) {
    for (const { file, target } of between) {
      if (reachedStops.has(file)) reachedStops.add(target);
      if (reachedStops.has(target)) reachedStops.add(file);
    }
  }
  expect(stops.filter((file) => !reachedStops.has(file))).toEqual([]);
});

const TYPES_ALONE = /^\s*import\s+(?:type\s|\{(?:\s*type\s+\w+(?:\s+as\s+\w+)?\s*,?)+\s*\}\s*from)/;
const STATEMENT = /^(?:import|export)\b[^;]*?from\s+'([^']+)';/gms;

/** The files that a file imports values from, and so loads with itself. */
function loadedWith(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8');
  const statements = [...text.matchAll(STATEMENT)];
  return statements
    .filter(([statement]) => !TYPES_ALONE.test(statement) && !statement.startsWith('export type'))
    .map(([, specifier = '']) =>
      specifier.startsWith('#src/')
        ? specifier.slice('#src/'.length)
        : relative(SRC, resolve(SRC, dirname(file), specifier)).replaceAll('\\', '/'),
    );
}

test('no file loads itself through others', () => {
  const graph = new Map(files.map((file) => [file, loadedWith(file)]));
  const visitedFiles = new Set<string>();
  const circles: string[] = [];
  const visit = (file: string, path: readonly string[]) => {
    if (path.includes(file)) circles.push([...path.slice(path.indexOf(file)), file].join(' → '));
    if (visitedFiles.has(file) || path.includes(file)) return;
    for (const target of graph.get(file) ?? []) visit(target, [...path, file]);
    visitedFiles.add(file);
  };
  for (const file of files) visit(file, []);
  expect(circles).toEqual([]);
});

const isMessages = (path: string) => path.startsWith('messages/');

test('texts are taken by the locale of their reader', () => {
  const wrong = imports.filter(
    ({ file, target }) => !isMessages(file) && /^messages\/(en|fr)\//.test(target),
  );
  expect(wrong.map(show)).toEqual([]);
});

test('one file says which locales the site has', () => {
  const literal = /['"`](en|fr)-CA['"`]/;
  const files = sourceFiles().filter((file) => literal.test(readFileSync(join(SRC, file), 'utf8')));
  expect(files).toEqual(['messages/locale.ts']);
});

const EXPORTED_TYPE = /^export (?:type|interface|class) (\w+)\b(?! *[,}])/gm;

test('an exported type name means one thing', () => {
  const filesByName = new Map<string, string[]>();
  for (const file of [...filesIn('src'), ...filesIn('tests')]) {
    for (const [, name = ''] of textOf(file).matchAll(EXPORTED_TYPE)) {
      filesByName.set(name, [...(filesByName.get(name) ?? []), file]);
    }
  }
  expect([...filesByName].filter(([, namesakes]) => namesakes.length > 1)).toEqual([]);
});
