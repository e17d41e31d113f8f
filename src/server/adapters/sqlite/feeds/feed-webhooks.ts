import type { DatabaseSync } from 'node:sqlite';
import type {
  Webhook,
  WebhookEvent,
  WebhookStore,
} from '#src/server/feeds/webhooks/webhook-store.ts';
import { retryWhileBusy } from '../busy-retry.ts';
import { preparedStatements } from '../statements.ts';

function webhookOf(row: Record<string, unknown>): Webhook {
  const { secret_hash: secretHash, webhook_id: webhookId } = row;
  return {
    feedId: String(row['feed']),
    event: row['event'] as WebhookEvent,
    tokenHash: String(row['token_hash']),
    askedAtMs: Number(row['asked_at_ms']),
    secretHash: secretHash === null ? null : String(secretHash),
    webhookId: webhookId === null ? null : Number(webhookId),
  };
}

/** The subscriptions to the events of providers, in SQLite. */
export function sqliteWebhooks(db: DatabaseSync): WebhookStore {
  const prepare = preparedStatements(db);
  const run = (sql: string, ...values: (string | number)[]) =>
    retryWhileBusy(async () => Number(prepare(sql).run(...values).changes));
  return {
    async add({ feedId, event, tokenHash, askedAtMs }) {
      await run(
        'INSERT INTO feed_webhook (token_hash, feed, event, asked_at_ms) VALUES (?, ?, ?, ?)',
        ...[tokenHash, feedId, event, askedAtMs],
      );
    },
    async find(tokenHash) {
      const row = prepare('SELECT * FROM feed_webhook WHERE token_hash = ?').get(tokenHash);
      return row && webhookOf(row);
    },
    async list(feedId) {
      return prepare('SELECT * FROM feed_webhook WHERE feed = ? ORDER BY event')
        .all(feedId)
        .map(webhookOf);
    },
    async confirm(tokenHash, secretHash) {
      const changes = await run(
        'UPDATE feed_webhook SET secret_hash = ? WHERE token_hash = ? AND secret_hash IS NULL',
        secretHash,
        tokenHash,
      );
      return changes === 1;
    },
    async setId(tokenHash, webhookId) {
      await run(
        'UPDATE feed_webhook SET webhook_id = ? WHERE token_hash = ?',
        webhookId,
        tokenHash,
      );
    },
    async remove(tokenHash) {
      await run('DELETE FROM feed_webhook WHERE token_hash = ?', tokenHash);
    },
  };
}
