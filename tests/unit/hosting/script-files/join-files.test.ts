import fc from 'fast-check';
import { expect, test } from 'vitest';
import { importedFirst, joinFiles, joinWhole } from '#src/hosting/script-files/join-files.ts';
import { closureOf, filesOf } from '#src/hosting/script-files/script-file.ts';
import type { ScriptChunk } from '#src/hosting/script-files/small-chunks.ts';

const chunk = (name: string, rest: Partial<ScriptChunk> = {}): ScriptChunk => ({
  name,
  title: name,
  modules: [`${name}.ts`],
  imports: [],
  laterImports: [],
  isEntry: false,
  acts: false,
  bytes: 100,
  ...rest,
});

const COSTS = { requestBytes: 1000, weightOf: () => 2 };

const modulesOf = (chunks: readonly ScriptChunk[], costs = COSTS) =>
  joinFiles(filesOf(chunks), costs)
    .map(({ modules }) => modules.map((id) => id.replace('.ts', '')).sort())
    .sort();

test('what the same script needs becomes one file', () => {
  const chunks = [
    chunk('page', { isEntry: true, imports: ['a', 'b'] }),
    chunk('other', { isEntry: true, imports: ['a', 'b'] }),
    chunk('a'),
    chunk('b'),
  ];
  expect(modulesOf(chunks)).toContainEqual(['a', 'b', 'page']);
});

test('what acts is loaded by none but those that want it done', () => {
  const chunks = [
    chunk('page', { isEntry: true, imports: ['greeting', 'shared'] }),
    chunk('other', { isEntry: true, imports: ['shared'] }),
    chunk('greeting', { acts: true }),
    chunk('shared'),
  ];
  const files = joinFiles(filesOf(chunks), COSTS);
  const other = files.find(({ root }) => root?.name === 'other');
  const brought = other ? [...closureOf(other)].flatMap(({ modules }) => modules) : [];
  expect(brought).toContain('shared.ts');
  expect(brought).not.toContain('greeting.ts');
});

test('two scripts that pages name stay two files', () => {
  const chunks = [chunk('page', { isEntry: true }), chunk('other', { isEntry: true })];
  expect(modulesOf(chunks)).toEqual([['other'], ['page']]);
});

test('a request is not worth more than the bytes it saves', () => {
  const chunks = [
    chunk('page', { isEntry: true, imports: ['small', 'large'] }),
    chunk('other', { isEntry: true, imports: ['small'] }),
    chunk('third', { isEntry: true, imports: ['large'] }),
    chunk('small'),
    chunk('large', { bytes: 50_000 }),
  ];
  for (const modules of modulesOf(chunks, { requestBytes: 1000, weightOf: () => 1 })) {
    expect(modules).not.toEqual(expect.arrayContaining(['large', 'small']));
  }
});

test('what is imported later stays a file of its own, for it would be loaded at once', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('other', { isEntry: true, imports: ['a'] }),
    chunk('dialog', { imports: ['a'] }),
    chunk('a'),
  ];
  expect(modulesOf(chunks)).toContainEqual(['dialog']);
});

test('what a page has loaded is not needed by what it alone imports later', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('dialog', { imports: ['a'], laterImports: ['inner'] }),
    chunk('inner', { imports: ['a'] }),
    chunk('a'),
  ];
  const shared = filesOf(chunks).find(({ modules }) => modules.includes('a.ts'));
  expect([...(shared?.neededBy ?? [])]).toEqual(['page']);
});

test('what a page has not loaded is needed by what it imports later', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('other', { isEntry: true, laterImports: ['dialog'] }),
    chunk('dialog', { imports: ['a'] }),
    chunk('a'),
  ];
  const shared = filesOf(chunks).find(({ modules }) => modules.includes('a.ts'));
  expect([...(shared?.neededBy ?? [])].sort()).toEqual(['dialog', 'page']);
});

test('two files are not joined around a third that one imports and that imports the other', () => {
  const chunks = [
    chunk('page', { isEntry: true, imports: ['top'] }),
    chunk('other', { isEntry: true, imports: ['middle'] }),
    chunk('top', { imports: ['middle'] }),
    chunk('middle', { imports: ['bottom'], bytes: 90_000 }),
    chunk('bottom'),
  ];
  for (const file of joinFiles(filesOf(chunks), COSTS)) {
    for (const imported of file.imports) expect(closureOf(imported).has(file)).toBe(false);
  }
});

test('what has to stay whole is one file, whatever it costs', () => {
  const files = joinWhole(
    filesOf([
      chunk('page', { isEntry: true, imports: ['react', 'dom'] }),
      chunk('other', { isEntry: true, imports: ['react'] }),
      chunk('react'),
      chunk('dom', { bytes: 1_000_000 }),
    ]),
    (id) => /react|dom/.test(id),
  );
  expect(files.map(({ modules }) => modules)).toContainEqual(['react.ts', 'dom.ts']);
});

const graphs = fc
  .array(fc.record({ isEntry: fc.boolean(), bytes: fc.nat(5000), imports: fc.array(fc.nat(30)) }), {
    minLength: 1,
    maxLength: 20,
  })
  // Each imports only later ones, as a bundler's chunks do not import themselves.
  .map((rows) =>
    rows.map(({ isEntry, bytes, imports }, at): ScriptChunk => {
      const targets = imports.filter((to) => to > at && to < rows.length).map(String);
      return chunk(String(at), { isEntry: isEntry || at === 0, bytes, imports: targets });
    }),
  );

test('whatever the scripts, each module is in one file, no file imports itself, and an order exists', () => {
  fc.assert(
    fc.property(graphs, (chunks) => {
      const files = importedFirst(joinFiles(filesOf(chunks), COSTS));
      const modules = files.flatMap((file) => file.modules);
      expect(modules.toSorted()).toEqual(chunks.flatMap((each) => each.modules).toSorted());
      for (const [at, file] of files.entries()) {
        for (const imported of file.imports) expect(files.indexOf(imported)).toBeLessThan(at);
      }
    }),
  );
});
