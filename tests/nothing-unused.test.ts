import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { filesIn, filesNamedBy, reachedFrom, ROOT, textOf } from './support/import-graph.ts';

const sources = filesIn('src');
const tests = filesIn('tests');

/** Astro finds pages and the content’s schemas by name; TypeScript finds declarations so. */
const BY_NAME = /^src\/(pages\/|content\.config\.ts$|.*\.d\.ts$)/;

function packageScripts(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  return Object.values<string>(scripts).flatMap((script) => script.match(/src\/\S+\.mjs/g) ?? []);
}

test('every source file is reached from a page, a command or the settings of the build', () => {
  const entries = [
    ...sources.filter((file) => BY_NAME.test(file)),
    ...packageScripts(),
    'astro.config.mjs',
  ];
  const reachedFiles = reachedFrom(entries, filesNamedBy);
  expect(sources.filter((file) => !reachedFiles.has(file))).toEqual([]);
});

const EXPORT = /^export (?:async )?(const|let|function\*?|class|type|enum) (\w+)/gm;
/** Astro calls a middleware by this name. */
const MIDDLEWARE = 'onRequest';

const occurrences = (text: string, name: string) =>
  text.match(new RegExp(`\\b${name}\\b`, 'g'))?.length ?? 0;

/** The texts of the files that import each file. */
function readersOf(files: readonly string[]): Map<string, string[]> {
  const readers = new Map<string, string[]>();
  for (const file of files) {
    for (const target of filesNamedBy(file)) {
      readers.set(target, [...(readers.get(target) ?? []), textOf(file)]);
    }
  }
  return readers;
}

test('every exported value is used by another file, and every exported type somewhere', () => {
  const readers = readersOf([...sources, ...tests, 'astro.config.mjs']);
  const unusedExports = sources
    .filter((file) => !BY_NAME.test(file))
    .flatMap((file) =>
      [...textOf(file).matchAll(EXPORT)]
        .filter(([, kind, name = '']) => {
          if (name === MIDDLEWARE) return false;
          if (readers.get(file)?.some((text) => occurrences(text, name) > 0)) return false;
          // A type may name a part of its own file's exports, and the contract names all its shapes.
          const isSchema = file.startsWith('src/contract/') && /^[A-Z][a-z]/.test(name);
          const mayBeOwn = kind === 'type' || isSchema;
          return !mayBeOwn || occurrences(textOf(file), name) === 1;
        })
        .map(([, , name]) => `${file}: ${name}`),
    );
  expect(unusedExports).toEqual([]);
});

/** Packages used by name: by npm, another package, a command, or the path of a file. */
const NAMED_ELSEWHERE =
  /^(node-(linux|win)-|@types\/|typescript$|@biomejs\/biome$|@astrojs\/check$|@testing-library\/dom$|@fontsource-variable\/)/;

test('every dependency is used', () => {
  const { dependencies, devDependencies, optionalDependencies } = JSON.parse(
    readFileSync(join(ROOT, 'package.json'), 'utf8'),
  );
  const settings = readdirSync(ROOT).filter((name) =>
    /^(\.prettierrc|.*\.config\.mjs|tsconfig)/.test(name),
  );
  const text = [...sources, ...tests, ...settings].map(textOf).join('\n');
  const { scripts } = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'));
  const commands = Object.values<string>(scripts)
    .join(' ')
    .split(/[\s/]+/);
  const unusedExports = Object.keys({
    ...dependencies,
    ...devDependencies,
    ...optionalDependencies,
  })
    .filter((name) => !NAMED_ELSEWHERE.test(name))
    .filter((name) => !commands.includes(name) && !new RegExp(`['"\`]${name}[/'"\`]`).test(text));
  expect(unusedExports).toEqual([]);
});
