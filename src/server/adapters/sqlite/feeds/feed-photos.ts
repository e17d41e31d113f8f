import type { DatabaseSync } from 'node:sqlite';
import type { FeedPhoto, PhotoSet } from '#src/server/feeds/feed-store.ts';
import type { PhotoStore } from '#src/server/images/photos/photo-store.ts';
import { photoSubject } from '#src/contract/listings/photo-subjects.ts';
import { photoNameOf } from '#src/domain/listing/photos/photo-key.ts';
import { type Prepare, preparedStatements } from '../statements.ts';

type RecordId = { readonly feedId: string; readonly key: string };

const textOf = (value: unknown) => (typeof value === 'string' ? value : null);

function photosOf(prepare: Prepare, { feedId, key }: RecordId): FeedPhoto[] {
  const rows = prepare(
    'SELECT name, url, subject FROM feed_photo WHERE feed = ? AND record_key = ? ORDER BY position',
  ).all(feedId, key);
  return rows.map((row) => ({
    name: String(row['name']),
    url: String(row['url']),
    subject: photoSubject(textOf(row['subject'])),
  }));
}

/** Replaces the photos of a record. The caller holds the transaction. */
export function putPhotos(prepare: Prepare, record: RecordId, photos: readonly FeedPhoto[]): void {
  if (JSON.stringify(photosOf(prepare, record)) === JSON.stringify(photos)) return;
  const { feedId, key } = record;
  // A photo that stays keeps its colour.
  const colors = prepare(
    'SELECT name, color FROM feed_photo WHERE feed = ? AND record_key = ? AND color IS NOT NULL',
  ).all(feedId, key);
  const colorOf = new Map(colors.map((row) => [row['name'], textOf(row['color'])]));
  prepare('DELETE FROM feed_photo WHERE feed = ? AND record_key = ?').run(feedId, key);
  const add = prepare(
    'INSERT INTO feed_photo (feed, record_key, position, name, url, subject, color) VALUES (?, ?, ?, ?, ?, ?, ?)',
  );
  for (const [position, { name, url, subject }] of photos.entries()) {
    add.run(feedId, key, position, name, url, subject, colorOf.get(name) ?? null);
  }
}

/** The photos of the given records, if they are stored as listings. */
export function storedPhotos(
  prepare: Prepare,
  feedId: string,
  keys: readonly string[],
): ReadonlyMap<string, PhotoSet> {
  const record = prepare(
    `SELECT photo_revision FROM feed_record
     WHERE feed = ? AND record_key = ? AND mls_number IS NOT NULL`,
  );
  const sets = new Map<string, PhotoSet>();
  for (const key of keys) {
    const row = record.get(feedId, key);
    const revision = row?.['photo_revision'];
    if (!row) continue;
    sets.set(key, {
      revision: typeof revision === 'string' ? revision : null,
      photos: photosOf(prepare, { feedId, key }),
    });
  }
  return sets;
}

/** The places of the photos of feed listings, in SQLite. */
export function sqlitePhotos(db: DatabaseSync): PhotoStore {
  const prepare = preparedStatements(db);
  const urlOf = `
    SELECT url FROM feed_record JOIN feed_photo USING (feed, record_key)
    WHERE mls_number = ? AND board_id = ? AND name = ? LIMIT 1`;
  const present = `
    SELECT DISTINCT name FROM feed_photo WHERE name IN (SELECT value FROM json_each(?))`;
  const notes = `
    SELECT name, subject, color FROM feed_record JOIN feed_photo USING (feed, record_key)
    WHERE mls_number = ? AND board_id = ? AND name IN (SELECT value FROM json_each(?))`;
  return {
    notesOf({ mlsNumber, boardId, images = [] }) {
      const names = images.map(photoNameOf);
      const rows = prepare(notes).all(mlsNumber.toUpperCase(), boardId, JSON.stringify(names));
      const byName = new Map(rows.map((row) => [row['name'], row]));
      return names.map((name) => {
        const row = byName.get(name);
        const subject = photoSubject(textOf(row?.['subject']));
        return { subject, color: textOf(row?.['color']) };
      });
    },
    async noteColor(name, color) {
      prepare('UPDATE feed_photo SET color = ? WHERE name = ?').run(color, name);
    },
    async urlOf({ mlsNumber, boardId }, name) {
      const url = prepare(urlOf).get(mlsNumber.toUpperCase(), boardId, name)?.['url'];
      return typeof url === 'string' ? url : undefined;
    },
    async present(names) {
      const rows = prepare(present).all(JSON.stringify(names));
      return new Set(rows.map((row) => String(row['name'])));
    },
  };
}
