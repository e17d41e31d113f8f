import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { Clock } from '#src/lib/clock.ts';
import { rateLimit } from '../../scheduling/rate-limit.ts';
import type { ChangedRecord } from '../sync/read-records.ts';
import { hashOf, matchesHash } from './token-hash.ts';
import { listingKeysIn } from './webhook-body.ts';
import type { Webhook, WebhookStore } from './webhook-store.ts';

export const WEBHOOKS_PATH = '/feeds/webhooks';

/** Enough for a listing with all the data of its board. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** The provider confirms a subscription at once. */
const CONFIRM_WITHIN_MS = 10 * 60_000;
const REFUSAL_RATE = { burst: 20, refillMs: 3000 } as const;

const TOKEN = /^[0-9a-f]{48}$/;
const SECRET = /^[\x21-\x7e]{1,500}$/;

export type WebhooksDependencies = {
  readonly webhooks: WebhookStore;
  readonly clock: Clock;
  /** Called with the changed records of a feed. Rejects when they could not be noted. */
  readonly noteChanges: (feedId: string, changes: readonly ChangedRecord[]) => Promise<void>;
};

/** The secret of a request, under either of the two names in the provider's reference. */
function secretOf({ headers }: FastifyRequest): string | undefined {
  const secret = headers['x-hook-secret'] ?? headers['x-api-key'];
  return typeof secret === 'string' && SECRET.test(secret) ? secret : undefined;
}

/** A restarting database is back by then. */
const RETRY_AFTER_SECONDS = 30;

const refused = (status: 401 | 404 | 429 | 503, msg: string, waitSeconds?: number) =>
  new RefusedRequest(status, [{ param: 'request', msg }], waitSeconds);

/**
 * Takes a provider's notifications about its listings. An address is known only to the provider, and once
 * the provider has confirmed it, it works only with the secret sent in the confirmation.
 */
export function feedWebhooksModule(
  app: FastifyInstance,
  { webhooks, clock, noteChanges }: WebhooksDependencies,
): void {
  const refusals = rateLimit(REFUSAL_RATE);

  async function refuse(request: FastifyRequest, error: RefusedRequest): Promise<never> {
    const waitSeconds = await refusals.take(request.ip);
    throw waitSeconds > 0 ? refused(429, 'too many refused requests', waitSeconds) : error;
  }

  /** The database's answer; on a failure, the provider is asked to send the same again. */
  async function orLater<Value>(request: FastifyRequest, call: Promise<Value>): Promise<Value> {
    try {
      return await call;
    } catch (error) {
      request.log.error({ err: error }, 'An event of a feed could not be processed');
      const msg = 'this cannot be processed at the moment; please send it again in 30 seconds';
      throw refused(503, msg, RETRY_AFTER_SECONDS);
    }
  }

  async function webhookAt(request: FastifyRequest, token: string): Promise<Webhook> {
    const webhook = TOKEN.test(token)
      ? await orLater(request, webhooks.find(hashOf(token)))
      : undefined;
    return webhook ?? refuse(request, refused(404, 'there is no subscription for this address'));
  }

  /** Whether the request confirms a recently requested subscription. */
  async function confirms({ askedAtMs, tokenHash }: Webhook, secret: string): Promise<boolean> {
    const isLate = clock.now().getTime() - askedAtMs > CONFIRM_WITHIN_MS;
    return !isLate && webhooks.confirm(tokenHash, hashOf(secret));
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    // An unreadable body concerns no listing.
    scope.addContentTypeParser('*', options, (_, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(null, undefined);
      }
    });
    scope.post<{ Params: { token: string } }>(`${WEBHOOKS_PATH}/:token`, async (request, reply) => {
      const webhook = await webhookAt(request, request.params.token);
      const secret = secretOf(request);
      const wrong = refused(401, 'must contain the secret of its subscription');
      if (secret === undefined) return refuse(request, wrong);
      if (webhook.secretHash === null) {
        const isConfirmed = await orLater(request, confirms(webhook, secret));
        if (!isConfirmed) return refuse(request, wrong);
        return reply.header('x-hook-secret', secret).code(200).send();
      }
      if (!matchesHash(webhook.secretHash, secret)) return refuse(request, wrong);
      const isDeleted = webhook.event === 'listing.deleted';
      const changes = listingKeysIn(request.body).map((key) => ({ key, isDeleted }));
      await orLater(request, noteChanges(webhook.feedId, changes));
      return reply.header('x-hook-secret', secret).code(200).send();
    });
  });
}
