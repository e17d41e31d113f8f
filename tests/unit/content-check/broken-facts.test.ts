import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { importsOf, reachedFrom, ROOT } from '#tests/support/import-graph.ts';

const CHECK = 'src/content-check/main.ts';

let folder = '';
beforeEach(() => {
  folder = join(mkdtempSync(join(tmpdir(), 'content-')), 'content');
  cpSync(join(ROOT, 'content'), folder, { recursive: true });
});
afterEach(() => rmSync(join(folder, '..'), { recursive: true }));

/** Runs the check on the folder as the build does. */
function check() {
  const env = { PATH: process.env['PATH'], CONTENT_DIR: folder };
  return spawnSync(process.execPath, [CHECK], { cwd: ROOT, encoding: 'utf8', env });
}

function replace(path: string, from: string | RegExp, to: string): void {
  const before = readFileSync(join(folder, path), 'utf8');
  const after = before.replace(from, () => to);
  expect(after).not.toBe(before);
  writeFileSync(join(folder, path), after);
}

const BRAND = 'site/brand.yaml';
const BOARDS = 'site/boards.json';

test.each<[string, string, string | RegExp, string, string]>([
  ['a colour without quotation marks', 'site/design.yaml', /'#([0-9a-f]{6})'/, '#15513f', 'line '],
  ['a tab', BRAND, /^ {2}phone:/m, '\tphone:', 'starts with a tab'],
  ['a colon in a text', BRAND, /^lenders: .*$/m, 'lenders: 30: banks', 'contains a colon'],
  [
    'a special character at the start',
    BRAND,
    /^lenders: .*$/m,
    'lenders: @1',
    'a symbol such as @',
  ],
  ['a duplicate field', BRAND, /^name: .*$/m, 'name: Ann\nname: Ann', 'appears twice'],
  ['a missing line', BRAND, /^brokerage: .*\n/m, '', 'brokerage: is missing'],
  ['an unknown field', BRAND, /^contact:/m, 'contcat:', 'there is no field contcat'],
  ['an empty name', BRAND, /^name: .*$/m, 'name:', 'name: must be text'],
  ['a number as the name', BRAND, /^name: .*$/m, 'name: 12', 'name: must be text'],
  ['a missing comma', BOARDS, '"id": 2,', '"id": 2', 'commas between them'],
  ['no fields', BOARDS, /[\s\S]*/, '[]', 'between braces'],
  ['an invalid location', 'site/places.yaml', 'lng: -79.3832', 'lng: west', 'mainCity.center.lng'],
])(
  '%s in the facts is reported with its file, the problem and an example',
  (_, path, ...[from, to, sentence]) => {
    replace(path, from, to);
    const { status, stderr } = check();
    expect([status, stderr]).toEqual([1, expect.stringContaining(`${folder}/${path}`)]);
    expect(stderr).toContain(sentence);
    expect(stderr).toContain('For example');
    expect(stderr).not.toMatch(/^ {4}at |\bError\b/m);
  },
);

test.each(['brand.yaml', 'logo.svg', 'boards.json', 'design.yaml', 'places.yaml'])(
  'a missing %s is reported with its path',
  (file) => {
    rmSync(join(folder, 'site', file));
    const { status, stderr } = check();
    const sentence = `${folder}/site/${file}: this file is missing`;
    expect([status, stderr]).toEqual([1, expect.stringContaining(sentence)]);
    expect(stderr).not.toMatch(/^ {4}at |\bError\b/m);
  },
);

test('the check never imports the module that requires valid facts', () => {
  expect([...reachedFrom([CHECK], importsOf)]).not.toContain('src/content-folder/facts.ts');
});
