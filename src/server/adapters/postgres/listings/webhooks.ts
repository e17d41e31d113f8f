import {
  WEBHOOK_EVENTS,
  type Webhook,
  type WebhookStore,
} from '#src/server/feeds/webhooks/webhook-store.ts';
import type { PostgresDatabase, PostgresRow } from '../database.ts';

function webhookOf(row: PostgresRow): Webhook {
  const event = WEBHOOK_EVENTS.find((each) => each === row['event']);
  if (event === undefined) throw new Error(`There is no event ${String(row['event'])}.`);
  const { secret_hash: secretHash, webhook_id: webhookId } = row;
  return {
    feedId: String(row['feed']),
    event,
    tokenHash: String(row['token_hash']),
    askedAtMs: Number(row['asked_at_ms']),
    secretHash: secretHash === null ? null : String(secretHash),
    webhookId: webhookId === null ? null : Number(webhookId),
  };
}

/** The subscriptions to the events of providers, in PostgreSQL. Calls reject with `DatabaseUnavailable`. */
export function postgresWebhooks({ query }: Pick<PostgresDatabase, 'query'>): WebhookStore {
  return {
    async add({ feedId, event, tokenHash, askedAtMs }) {
      await query(
        'INSERT INTO feed_webhook (token_hash, feed, event, asked_at_ms) VALUES ($1, $2, $3, $4)',
        [tokenHash, feedId, event, askedAtMs],
      );
    },
    async find(tokenHash) {
      const { rows } = await query('SELECT * FROM feed_webhook WHERE token_hash = $1', [tokenHash]);
      return rows[0] && webhookOf(rows[0]);
    },
    async list(feedId) {
      const sql = 'SELECT * FROM feed_webhook WHERE feed = $1 ORDER BY event';
      return (await query(sql, [feedId])).rows.map(webhookOf);
    },
    async confirm(tokenHash, secretHash) {
      const { count } = await query(
        'UPDATE feed_webhook SET secret_hash = $2 WHERE token_hash = $1 AND secret_hash IS NULL',
        [tokenHash, secretHash],
      );
      return count === 1;
    },
    async setId(tokenHash, webhookId) {
      await query('UPDATE feed_webhook SET webhook_id = $2 WHERE token_hash = $1', [
        tokenHash,
        webhookId,
      ]);
    },
    async remove(tokenHash) {
      await query('DELETE FROM feed_webhook WHERE token_hash = $1', [tokenHash]);
    },
  };
}
