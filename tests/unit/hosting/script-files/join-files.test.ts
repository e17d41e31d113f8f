import fc from 'fast-check';
import { expect, test } from 'vitest';
import { sortByImports, joinFiles, joinAllMatching } from '#src/hosting/script-files/join-files.ts';
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

test('modules that the same scripts need are joined into one file', () => {
  const chunks = [
    chunk('page', { isEntry: true, imports: ['a', 'b'] }),
    chunk('other', { isEntry: true, imports: ['a', 'b'] }),
    chunk('a'),
    chunk('b'),
  ];
  expect(modulesOf(chunks)).toContainEqual(['a', 'b', 'page']);
});

test('a module with side effects loads only for scripts that import it', () => {
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

test('two entry scripts stay two files', () => {
  const chunks = [chunk('page', { isEntry: true }), chunk('other', { isEntry: true })];
  expect(modulesOf(chunks)).toEqual([['other'], ['page']]);
});

test('files are not joined when the extra bytes outweigh the saved request', () => {
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

test('a lazily imported file stays separate, so that no page loads it early', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('other', { isEntry: true, imports: ['a'] }),
    chunk('dialog', { imports: ['a'] }),
    chunk('a'),
  ];
  expect(modulesOf(chunks)).toContainEqual(['dialog']);
});

test('a lazy import does not need a module that its only page has already loaded', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('dialog', { imports: ['a'], laterImports: ['inner'] }),
    chunk('inner', { imports: ['a'] }),
    chunk('a'),
  ];
  const shared = filesOf(chunks).find(({ modules }) => modules.includes('a.ts'));
  expect([...(shared?.neededBy ?? [])]).toEqual(['page']);
});

test('a lazy import needs a shared module that one of its pages has not loaded', () => {
  const chunks = [
    chunk('page', { isEntry: true, laterImports: ['dialog'], imports: ['a'] }),
    chunk('other', { isEntry: true, laterImports: ['dialog'] }),
    chunk('dialog', { imports: ['a'] }),
    chunk('a'),
  ];
  const shared = filesOf(chunks).find(({ modules }) => modules.includes('a.ts'));
  expect([...(shared?.neededBy ?? [])].sort()).toEqual(['dialog', 'page']);
});

test('two files are not joined when a file between them would close a cycle', () => {
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

test('modules that must stay together form one file, regardless of cost', () => {
  const files = joinAllMatching(
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

test('for any scripts, each module is in one file and imports form no cycle', () => {
  fc.assert(
    fc.property(graphs, (chunks) => {
      const files = sortByImports(joinFiles(filesOf(chunks), COSTS));
      const modules = files.flatMap((file) => file.modules);
      expect(modules.toSorted()).toEqual(chunks.flatMap((each) => each.modules).toSorted());
      for (const [at, file] of files.entries()) {
        for (const imported of file.imports) expect(files.indexOf(imported)).toBeLessThan(at);
      }
    }),
  );
});
