import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { loadStaticFiles } from '#src/hosting/static-files.ts';

test('a file served in several encodings has a weak ETag', () => {
  const folder = mkdtempSync(join(tmpdir(), 'static-files-'));
  writeFileSync(join(folder, 'about.html'), '<p>Ada</p>');
  writeFileSync(join(folder, 'about.html.br'), 'compressed');
  expect(loadStaticFiles(folder).get('/about')?.etag).toMatch(/^W\/"[\w-]{22}"$/);
});
