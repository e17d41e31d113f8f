import { mkdirSync, cpSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { checkContent } from '#src/content-check/check-content.ts';
import { problemText } from '#src/content-check/content-problem.ts';

const PROJECT = fileURLToPath(new URL('../../../', import.meta.url));
const REVIEW = `---
name: Zoë Lee
rating: google_5
platform: Google
date: 2026-09-14
---
They found us a home.
`;

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'content-'));
  for (const folder of ['content', 'src/pages']) {
    mkdirSync(join(root, folder), { recursive: true });
    cpSync(join(PROJECT, folder), join(root, folder), { recursive: true });
  }
});
afterEach(() => rmSync(root, { recursive: true }));

const write = (path: string, bytes: string | Buffer) =>
  writeFileSync(join(root, 'content', path), bytes);
const problems = async () => (await checkContent(root)).map(problemText);
const photo = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: 'teal' } })
    .jpeg()
    .toBuffer();

test('a file that is not UTF-8 is reported with its line', async () => {
  write('reviews/sam-lee.md', Buffer.from(REVIEW, 'latin1'));
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/reviews\/sam-lee\.md, line 2: .*UTF-8/),
  ]);
});

test('an invisible character is reported with its line', async () => {
  write('reviews/sam-lee.md', REVIEW.replace('found', 'fo\u0000und'));
  expect(await problems()).toEqual([
    expect.stringMatching(/^content\/reviews\/sam-lee\.md, line 7: .*invisible character/),
  ]);
});

test('a date in the first centuries is reported as long ago', async () => {
  write('reviews/sam-lee.md', REVIEW.replace('2026-09-14', '0026-06-28'));
  expect(await problems()).toEqual([expect.stringContaining('is too long ago')]);
});

test.each([
  ['a text', Buffer.from('hello'), 'cannot be read as a picture'],
  ['a small photo', photo(640, 200), 'is 640 by 200 pixels'],
])('%s in place of a photo is reported', async (_, bytes, text) => {
  write('realtors/sam-lee.jpg', await bytes);
  expect(await problems()).toEqual([
    expect.stringMatching(`^content/realtors/sam-lee\\.jpg: ${text}`),
  ]);
});

test('a photo of the minimum size is accepted', async () => {
  write('realtors/sam-lee.jpg', await photo(480, 480));
  expect(await problems()).toEqual([]);
});

test.each([
  ['hello', 'must be a drawing'],
  ['<svg><script>alert(1)</script></svg>', 'contains a script'],
  ['<svg onload="alert(1)"></svg>', 'contains a script'],
  ['<svg><a href="javascript:alert(1)"/></svg>', 'contains a script'],
])('the logo %s is refused', async (text, expectedText) => {
  write('site/logo.svg', text);
  expect(await problems()).toEqual([
    expect.stringContaining(`content/site/logo.svg: ${expectedText}`),
  ]);
});

test('a symlink is checked as its target, and a broken one counts as missing', async () => {
  const target = join(root, 'review.md');
  writeFileSync(target, REVIEW.replace('google_5', 'google_9'));
  symlinkSync(target, join(root, 'content/reviews/sam-lee.md'));
  rmSync(join(root, 'content/site/ratings.yaml'));
  symlinkSync(join(root, 'nothing.yaml'), join(root, 'content/site/ratings.yaml'));
  expect(await problems()).toEqual([
    expect.stringContaining('content/site/ratings.yaml: this file is missing'),
    expect.stringContaining('content/reviews/sam-lee.md, line 3, rating'),
  ]);
});
