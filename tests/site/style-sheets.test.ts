import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { builtApp, DETAIL_PATH, DIST } from '#tests/support/app/built-pages.ts';

const ASSETS = join(DIST, 'client/_astro');

const SHEETS = readdirSync(ASSETS)
  .filter((name) => name.endsWith('.css'))
  .map((name) => ({ name, text: readFileSync(join(ASSETS, name), 'utf8') }));

test('anchor names are not set through a variable', () => {
  const namesByVariable = /(?:anchor-name|position-anchor):\s*var\(/;
  const wrong = SHEETS.filter(({ text }) => namesByVariable.test(text)).map(({ name }) => name);
  expect(SHEETS.length).toBeGreaterThan(0);
  expect(wrong).toEqual([]);
});

test('Safari reads every underline', () => {
  const widthInShorthand = /text-decoration:[^;}]*\d/;
  const wrong = SHEETS.filter(({ text }) => widthInShorthand.test(text)).map(({ name }) => name);
  expect(wrong).toEqual([]);
});

test('what cannot be selected cannot be in Safari either', () => {
  const rules = SHEETS.flatMap(({ text }) => text.match(/\{[^{}]*\}/g) ?? []);
  const selectable = rules.filter(
    (rule) => /[{;]user-select:/.test(rule) && !rule.includes('-webkit-user-select:'),
  );
  expect(selectable).toEqual([]);
});

test('what may open by a fallback is painted in Safari, too', async () => {
  const app = await builtApp();
  const { body } = await app.inject(DETAIL_PATH);
  await app.close();
  const css = SHEETS.map(({ text }) => text).join('');
  const [, movable = ''] = /\.([\w-]+)\{[^}]*position-try-fallbacks/.exec(css) ?? [];
  const [, names = ''] = new RegExp(`class="([^"]*\\b${movable}\\b[^"]*)"`).exec(body) ?? [];
  const byVariable = names
    .split(' ')
    .filter((name) => new RegExp(`\\.${name}\\{[^}]*var\\(--un-`).test(css));
  expect(names.split(' ')).toContain(movable);
  expect(byVariable).toEqual([]);
});
