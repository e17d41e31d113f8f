import type { DatabaseSync } from 'node:sqlite';
import type { Clock } from '#src/lib/clock.ts';
import type { StoredEmail, Mailbox, Mailer } from '#src/server/mail/mailer.ts';
import type { LeadRow } from '../../lead-rows.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { inTransaction } from '../transaction.ts';

const MAILBOX_LIMIT = 500;

function emailOf(row: LeadRow): StoredEmail {
  return {
    sentAtMs: Number(row['sent_at_ms']),
    to: String(row['recipient']),
    subject: String(row['subject']),
    text: String(row['text']),
    code: null,
    calendar: row['calendar'] === null ? null : String(row['calendar']),
  };
}

/** Keeps mails in the database of the leads in place of sending them, each Message-ID once. */
export function sqliteMailbox(db: DatabaseSync, clock: Clock): Mailer & Mailbox {
  const add = db.prepare(
    `INSERT OR IGNORE INTO kept_mail
       (message_id, sent_at_ms, recipient, reply_to, subject, text, html, calendar)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const trim = db.prepare('DELETE FROM kept_mail WHERE id <= (SELECT max(id) FROM kept_mail) - ?');
  const all = db.prepare('SELECT * FROM kept_mail ORDER BY id DESC LIMIT ?');
  const toOne = db.prepare(
    'SELECT * FROM kept_mail WHERE recipient = ? COLLATE NOCASE ORDER BY id DESC LIMIT ?',
  );
  return {
    send: ({ messageId, to, replyTo, subject, text, html, calendar }) =>
      retryWhileBusy(async () => {
        const sentAtMs = clock.now().getTime();
        const [reply, file] = [replyTo?.email ?? null, calendar?.content ?? null];
        inTransaction(db, () => {
          add.run(messageId, sentAtMs, to.email, reply, subject, text, html, file);
          trim.run(MAILBOX_LIMIT);
        });
      }),
    list: (to, limit) => (to === undefined ? all.all(limit) : toOne.all(to, limit)).map(emailOf),
  };
}
