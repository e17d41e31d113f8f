import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { expect, test } from 'vitest';
import { diskRefusal } from '#src/server/adapters/sqlite/disk-refusal.ts';
import { openSqliteFile } from '#src/server/adapters/sqlite/sqlite-file.ts';

const FILE = join(mkdtempSync(join(tmpdir(), 'larchway-disk-')), 'leads.sqlite');

const withCode = (code: string) => Object.assign(new Error(code), { code });
const ofSqlite = (errcode: number) => Object.assign(new Error('disk I/O error'), { errcode });

test.each([withCode('ENOSPC'), withCode('EDQUOT'), ofSqlite(13)])(
  'a full disk is reported, without advice to move the file (%s)',
  (error) => {
    const sentence = diskRefusal(FILE, error);
    expect(sentence).toMatch(
      /leads\.sqlite cannot be written: its disk is full\. .* free up space/,
    );
    expect(sentence).not.toMatch(/move it away|Restore/);
  },
);

test.each([
  withCode('EROFS'),
  withCode('EACCES'),
  ofSqlite(10),
  ofSqlite(778),
  ofSqlite(8),
  ofSqlite(14),
])('an unwritable disk is reported, without advice to move the file (%s)', (error) => {
  const sentence = diskRefusal(FILE, error);
  expect(sentence).toMatch(/leads\.sqlite cannot be read or written: .*Leave it where it is/);
  expect(sentence).not.toMatch(/move it away|Restore/);
});

test.each([new Error('it is empty'), ofSqlite(11), ofSqlite(26), ofSqlite(522)])(
  'damage is not blamed on the disk (%s)',
  (error) => expect(diskRefusal(FILE, error)).toBeUndefined(),
);

test('a database without room for its tables is refused because of its disk', () => {
  const steps = ['PRAGMA max_page_count = 1; CREATE TABLE a (b TEXT) STRICT;'];
  const refusal = (file: string, reason: string) => `${file}: ${reason}. Move it away.`;
  expect(openSqliteFile(FILE, { steps, refusal })).toEqual({
    ok: false,
    error: expect.stringContaining('its disk is full'),
  });
  // The file itself can still be opened.
  new DatabaseSync(FILE).close();
});
