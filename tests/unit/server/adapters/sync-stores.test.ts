import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { openSyncStores } from '#src/server/adapters/sync-stores.ts';

test('a disk that fills up while a feed is read is named, and no other error is', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'larchway-sync-'));
  const stores = await openSyncStores({ databaseUrl: undefined, dataDir, feeds: [] });
  if (!stores.ok) throw new Error(stores.error);
  const { sentenceAbout, close } = stores.value;
  const full = Object.assign(new Error('database or disk is full'), { errcode: 13 });
  expect(sentenceAbout(full)).toMatch(/listings\.sqlite cannot be written: its disk is full\./);
  expect(sentenceAbout(new Error('a fault'))).toBeUndefined();
  await close();
});
