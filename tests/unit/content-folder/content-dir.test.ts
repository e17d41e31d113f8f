import { mkdirSync, mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { contentDir, contentDirFlaw } from '#src/content-folder/content-dir.mjs';
import { ROOT } from '#tests/support/import-graph.ts';

test('the content folder defaults to the one in the project', () => {
  expect(contentDir({})).toBe(join(ROOT, 'content'));
  expect(contentDir({ CONTENT_DIR: '' })).toBe(join(ROOT, 'content'));
});

test('a relative folder resolves from the project root, and an absolute one is used unchanged', () => {
  const folder = mkdtempSync(join(tmpdir(), 'content-dir-'));
  mkdirSync(join(folder, 'site'));
  expect(contentDir({ CONTENT_DIR: folder })).toBe(folder);
  expect(contentDir({ CONTENT_DIR: './content' })).toBe(join(ROOT, 'content'));
});

test('a missing folder is refused with an error naming the setting and the path', () => {
  const sentence = /^CONTENT_DIR must name a folder, .*no-such-folder does not contain one\)\.$/;
  expect(contentDirFlaw('no-such-folder')).toMatch(sentence);
  expect(() => contentDir({ CONTENT_DIR: 'no-such-folder' })).toThrow(sentence);
});

test('a folder without the brokerage facts is refused', () => {
  expect(contentDirFlaw('src')).toMatch(/^CONTENT_DIR must/);
});
