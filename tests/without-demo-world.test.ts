import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, rmSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, importsOf, reachedFrom, ROOT } from './support/import-graph.ts';

const TIMEOUT_MS = 180_000;
const DEMO_WORLD = 'src/demo-world/';

const isDemo = (file: string) => file.startsWith(DEMO_WORLD);
const needsDemo = (file: string) => [...reachedFrom([file], importsOf)].some(isDemo);

/**
 * The files that compose the demo world into the server, and those that start it: the server and its
 * commands.
 */
const ROOTS = [
  'src/hosting/development/development-app.ts',
  'src/hosting/development/development-server.ts',
  'src/server/commands/demo.ts',
  'src/server/commands/import-listings.ts',
  'src/server/commands/list-streets.ts',
  'src/server/compose.ts',
  'src/server/main.ts',
];

const product = filesIn('src').filter((file) => !isDemo(file));

test('without the roots nothing of the product reaches the demo world', () => {
  expect(product.filter(needsDemo).toSorted()).toEqual(ROOTS);
});

/** The compiler's input besides `src`. A build of the site makes the types of Astro's modules. */
const SETTINGS = ['tsconfig.json', 'package.json', '.astro'];

/** Copies the project without the demo world and the files that compose it. */
function copyWithoutDemoWorld(folder: string): void {
  const isLeftOut = (path: string) => isDemo(`${path}/`) || ROOTS.includes(path);
  for (const part of [...SETTINGS, 'src']) {
    cpSync(join(ROOT, part), join(folder, part), {
      recursive: true,
      filter: (path) => !isLeftOut(relative(ROOT, path).replaceAll('\\', '/')),
    });
  }
  for (const part of ['content', 'node_modules']) symlinkSync(join(ROOT, part), join(folder, part));
}

const COMPILER = join(ROOT, 'node_modules/typescript-7/bin/tsc');

test(
  'the tree without the demo world type-checks',
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'without-demo-world-'));
    try {
      copyWithoutDemoWorld(folder);
      const args = [COMPILER, '--project', folder, '--pretty', 'false', '--listFiles'];
      const { stdout, status } = spawnSync(process.execPath, args, { encoding: 'utf8' });
      const lines = stdout.split('\n');
      expect(lines.filter((line) => line.includes('error TS'))).toEqual([]);
      expect(status).toBe(0);
      expect(lines).toContain(join(folder, 'src/server/app.ts'));
    } finally {
      rmSync(folder, { recursive: true });
    }
  },
  TIMEOUT_MS,
);

const FIXTURE_FEED = 'tests/support/listings/fixture-feed.ts';
const serverTests = filesIn('tests/server').filter((file) => file.endsWith('.test.ts'));

test('no server test needs the demo world', () => {
  expect(serverTests.filter(needsDemo)).toEqual([]);
});

test('the server is tested on the fixture feed', () => {
  const onFixtures = serverTests.filter((file) => reachedFrom([file], importsOf).has(FIXTURE_FEED));
  expect(onFixtures).toContain('tests/server/feeds/fixture-site.test.ts');
  expect(needsDemo(FIXTURE_FEED)).toBe(false);
});
