import { join } from 'node:path';
import ts from 'typescript';
import { expect, test } from 'vitest';
import { filesIn, importsOf, reachedFrom, ROOT, textOf } from './support/import-graph.ts';

const TIMEOUT_MS = 180_000;
const DEMO_WORLD = 'src/demo-world/';

const isDemo = (file: string) => file.startsWith(DEMO_WORLD);
const needsDemo = (file: string) => [...reachedFrom([file], importsOf)].some(isDemo);

/** What composes the demo world into the server, and what starts that: the server and its commands. */
const ROOTS = [
  'src/hosting/development-app.ts',
  'src/hosting/development.ts',
  'src/server/commands/demo.ts',
  'src/server/commands/import-listings.ts',
  'src/server/compose.ts',
  'src/server/main.ts',
];

const product = filesIn('src').filter((file) => !isDemo(file));

test('without the roots nothing of the product reaches the demo world', () => {
  expect(product.filter(needsDemo).toSorted()).toEqual(ROOTS);
});

/** The project's settings, over a disk on which there is no demo world. */
function withoutDemoWorld(files: readonly string[]): ts.Program {
  const { config } = ts.readConfigFile(join(ROOT, 'tsconfig.json'), ts.sys.readFile);
  const { options } = ts.parseJsonConfigFileContent(config, ts.sys, ROOT);
  const host = ts.createCompilerHost(options);
  const isThere = (path: string) => !path.replaceAll('\\', '/').includes(`/${DEMO_WORLD}`);
  const { fileExists, readFile } = host;
  host.fileExists = (path) => isThere(path) && fileExists(path);
  host.readFile = (path) => (isThere(path) ? readFile(path) : undefined);
  return ts.createProgram(
    files.map((file) => join(ROOT, file)),
    options,
    host,
  );
}

test(
  'the tree without the demo world type-checks',
  () => {
    const files = product.filter((file) => /\.tsx?$/.test(file) && !ROOTS.includes(file));
    const program = withoutDemoWorld(files);
    const errors = files
      // Their types are made by a build of the site.
      .filter((file) => !/['"]astro:/.test(textOf(file)))
      .flatMap((file) => {
        const source = program.getSourceFile(join(ROOT, file));
        return source
          ? [...program.getSyntacticDiagnostics(source), ...program.getSemanticDiagnostics(source)]
          : [];
      })
      .map(({ file, messageText }) => {
        const name = file?.fileName.slice(ROOT.length + 1);
        return `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`;
      });
    expect(errors).toEqual([]);
    expect(
      program.getSourceFiles().filter(({ fileName }) => fileName.includes(DEMO_WORLD)),
    ).toEqual([]);
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
