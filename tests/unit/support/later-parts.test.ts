import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, posix } from 'node:path';
import { expect, test } from 'vitest';
import { LATER_PARTS } from '#tests/support/browser/later-parts.ts';

const SRC = join(import.meta.dirname, '../../../src');
const ROOMS = ['clients', 'components', 'islands', 'scripts', 'stores', 'ui'];

/** The module that an import in a file names, as a path from `src`, or its package. */
function moduleOf(file: string, specifier: string): string {
  if (!/^[.#]/.test(specifier)) return specifier;
  return specifier.startsWith('#src/')
    ? specifier.slice('#src/'.length)
    : posix.join(dirname(file), specifier);
}

function laterImportsOf(file: string): string[] {
  const text = readFileSync(join(SRC, file), 'utf8').replaceAll(/typeof import\(/g, '');
  return [...text.matchAll(/\bimport\('([^']+)'\)/g)].map(([, name = '']) => moduleOf(file, name));
}

test('the table of lazily loaded parts lists each of them and no other', () => {
  const files = ROOMS.flatMap((room) =>
    readdirSync(join(SRC, room), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(ts|tsx|astro)$/.test(file))
      .map((file) => posix.join(room, file)),
  );
  const parts = new Set(files.flatMap(laterImportsOf));
  expect([...parts].toSorted()).toEqual(Object.keys(LATER_PARTS).toSorted());
});
