import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '#tests/support/import-graph.ts';

test('every bench script that the command offers exists', () => {
  const command = readFileSync(join(ROOT, 'src/tooling/bench.mjs'), 'utf8');
  const scripts = [...command.matchAll(/'([\w-]+\.ts)'/g)].map(([, script = '']) => script);
  expect(scripts.length).toBeGreaterThan(10);
  expect(scripts.filter((script) => !existsSync(join(ROOT, 'tests/bench', script)))).toEqual([]);
});
