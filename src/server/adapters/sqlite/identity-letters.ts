import type { DatabaseSync } from 'node:sqlite';
import type { IdentityRepository, Letter } from '#src/server/identity/repository.ts';

const KEPT = 500;

type Row = Record<string, unknown>;

function letterOf(row: Row): Letter {
  const code = row['code'];
  return {
    sentAtMs: Number(row['sent_at_ms']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    code: code === null ? null : String(code),
  };
}

/** The letters in SQLite. */
export function sqliteLetters(db: DatabaseSync): IdentityRepository['letters'] {
  const add = db.prepare(
    'INSERT INTO letter (sent_at_ms, recipient, subject, text, code) VALUES (?, ?, ?, ?, ?)',
  );
  const trim = db.prepare('DELETE FROM letter WHERE id <= (SELECT max(id) FROM letter) - ?');
  const all = db.prepare('SELECT * FROM letter ORDER BY id DESC LIMIT ?');
  const toOne = db.prepare('SELECT * FROM letter WHERE recipient = ? ORDER BY id DESC LIMIT ?');
  return {
    add({ sentAtMs, to, subject, text, code }) {
      add.run(sentAtMs, to, subject, text, code);
      trim.run(KEPT);
    },
    list: (to, limit) => (to === undefined ? all.all(limit) : toOne.all(to, limit)).map(letterOf),
  };
}
