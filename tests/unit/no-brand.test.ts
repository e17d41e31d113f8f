import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import { ROOT } from '#tests/support/import-graph.ts';

const TEXT = /\.(ts|tsx|mjs|astro|css|json|sql|md|svg)$/;

test('no file in src contains the name of the brokerage', () => {
  const files = readdirSync(join(ROOT, 'src'), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && TEXT.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  expect(files.length).toBeGreaterThan(1000);
  const name = BROKERAGE_NAME.toLowerCase();
  const naming = files.filter((file) => readFileSync(file, 'utf8').toLowerCase().includes(name));
  expect(naming).toEqual([]);
});
