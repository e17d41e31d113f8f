import type { FastifyInstance, FastifyRequest } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import type { Clock } from '#src/lib/clock.ts';
import { rateLimit } from '../../scheduling/rate-limit.ts';
import type { ChangedRecord } from '../sync/read-records.ts';
import { hashOf, isSecretOf } from './token-hash.ts';
import { listingKeysIn } from './webhook-body.ts';
import type { Webhook, WebhookStore } from './webhook-store.ts';

export const WEBHOOKS_PATH = '/feeds/webhooks';

/** A listing with all that its board knows of it. */
const BODY_LIMIT_BYTES = 2 * 1024 * 1024;
/** Who has asked for a subscription is answered at once. */
const CONFIRM_WITHIN_MS = 10 * 60_000;
const REFUSAL_RATE = { burst: 20, refillMs: 3000 } as const;

const TOKEN = /^[0-9a-f]{48}$/;
const SECRET = /^[\x21-\x7e]{1,500}$/;

export type WebhooksDependencies = {
  readonly webhooks: WebhookStore;
  readonly clock: Clock;
  /** Told of records of a feed to which something has happened. */
  readonly noteChanges: (feedId: string, changes: readonly ChangedRecord[]) => void;
};

/** The secret of a request, under either name that the provider's reference gives it. */
function secretOf({ headers }: FastifyRequest): string | undefined {
  const secret = headers['x-hook-secret'] ?? headers['x-api-key'];
  return typeof secret === 'string' && SECRET.test(secret) ? secret : undefined;
}

const refused = (status: 401 | 404 | 429, msg: string, waitSeconds?: number) =>
  new RefusedRequest(status, [{ param: 'request', msg }], waitSeconds);

/**
 * Takes what a provider tells of its listings. An address works only for who has been told it, and once the
 * provider has confirmed it only with the secret that came with that.
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

  async function webhookAt(request: FastifyRequest, token: string): Promise<Webhook> {
    const webhook = TOKEN.test(token) ? await webhooks.find(hashOf(token)) : undefined;
    return webhook ?? refuse(request, refused(404, 'no one has subscribed here'));
  }

  /** Whether the request confirms a subscription that has just been asked for. */
  async function confirms({ askedAtMs, tokenHash }: Webhook, secret: string): Promise<boolean> {
    const isLate = clock.now().getTime() - askedAtMs > CONFIRM_WITHIN_MS;
    return !isLate && webhooks.confirm(tokenHash, hashOf(secret));
  }

  void app.register(async (scope) => {
    scope.removeAllContentTypeParsers();
    const options = { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES } as const;
    // What cannot be read tells of no listing.
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
      const wrong = refused(401, 'must carry the secret of its subscription');
      if (secret === undefined) return refuse(request, wrong);
      if (webhook.secretHash === null) {
        if (!(await confirms(webhook, secret))) return refuse(request, wrong);
        return reply.header('x-hook-secret', secret).code(200).send();
      }
      if (!isSecretOf(webhook.secretHash, secret)) return refuse(request, wrong);
      const isDeleted = webhook.event === 'listing.deleted';
      const keys = listingKeysIn(request.body);
      noteChanges(
        webhook.feedId,
        keys.map((key) => ({ key, isDeleted })),
      );
      return reply.header('x-hook-secret', secret).code(200).send();
    });
  });
}
