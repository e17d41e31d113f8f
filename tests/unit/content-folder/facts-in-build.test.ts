import { expect, test } from 'vitest';
import * as facts from '#src/content-folder/facts.ts';
import { factsInBuild } from '#src/content-folder/facts-in-build.ts';

const { transform } = factsInBuild();
const addWatchFile = () => undefined;

/** The built form of a module; undefined if it stays as it is. */
function built(code: string, id = '/src/some-module.ts'): string | undefined {
  if (typeof transform !== 'function') throw new Error('The plugin changes no module.');
  const outcome = Reflect.apply(transform, { addWatchFile }, [code, id]);
  return outcome?.code;
}

test('a module receives only the facts that it imports', () => {
  const code = built(
    "import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';\nexport const name = BROKERAGE_NAME;",
  );
  expect(code).toBe(
    `const BROKERAGE_NAME = ${JSON.stringify(facts.BROKERAGE_NAME)};\nexport const name = BROKERAGE_NAME;`,
  );
});

test('a multi-line import of facts is replaced', () => {
  const code = built(
    "import {\n  MAIN_CITY,\n  MAP_CENTER,\n} from '#src/content-folder/facts.ts';",
  );
  expect(code).toBe(
    `const MAIN_CITY = ${JSON.stringify(facts.MAIN_CITY)}; const MAP_CENTER = ${JSON.stringify(facts.MAP_CENTER)};`,
  );
});

test('a module without facts is unchanged', () => {
  expect(built("import { x } from './x.ts';")).toBeUndefined();
});
