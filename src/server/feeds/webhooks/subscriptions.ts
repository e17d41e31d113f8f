import '#src/contract/jitless.ts';
import { randomBytes } from 'node:crypto';
import * as z from 'zod/mini';
import type { Clock } from '#src/lib/clock.ts';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { RepliersClient } from '../repliers/repliers-client.ts';
import { WEBHOOKS_PATH } from './module.ts';
import { hashOf } from './token-hash.ts';
import { WEBHOOK_EVENTS, type WebhookEvent, type WebhookStore } from './webhook-store.ts';

const TOKEN_BYTES = 24;

const Subscription = z.object({ id: z.int() });

type SubscriptionOptions = {
  readonly feedId: string;
  readonly client: Pick<RepliersClient, 'send'>;
  readonly webhooks: WebhookStore;
};

/** Ends the subscriptions of a feed; one that the provider does not have is forgotten as well. */
export async function unsubscribe({
  feedId,
  client,
  webhooks,
}: SubscriptionOptions): Promise<Outcome<number, string>> {
  const subscriptions = await webhooks.list(feedId);
  for (const { tokenHash, webhookId } of subscriptions) {
    if (webhookId !== null) {
      const answer = await client.send('DELETE', `webhooks/${webhookId}`);
      if (!answer.ok && answer.error.status !== 404) return failure(answer.error.sentence);
    }
    await webhooks.remove(tokenHash);
  }
  return success(subscriptions.length);
}

function idIn(text: string): number | undefined {
  try {
    return Subscription.safeParse(JSON.parse(text)).data?.id;
  } catch {
    return undefined;
  }
}

const unconfirmed = (siteOrigin: string) =>
  `Repliers could not confirm ${siteOrigin}${WEBHOOKS_PATH}: the server must be running and reachable at this address from the internet.`;

/**
 * Subscribes to each change of a listing, replacing former subscriptions. The running server confirms them.
 */
export async function subscribe(
  options: SubscriptionOptions & { readonly siteOrigin: string; readonly clock: Clock },
): Promise<Outcome<readonly WebhookEvent[], string>> {
  const { feedId, client, webhooks, siteOrigin, clock } = options;
  if (!siteOrigin.startsWith('https://')) {
    return failure(
      'SITE_ORIGIN must be the https address at which the server is reachable from the internet.',
    );
  }
  const former = await unsubscribe(options);
  if (!former.ok) return former;
  for (const event of WEBHOOK_EVENTS) {
    const token = randomBytes(TOKEN_BYTES).toString('hex');
    const tokenHash = hashOf(token);
    await webhooks.add({ feedId, event, tokenHash, askedAtMs: clock.now().getTime() });
    const answer = await client.send('POST', 'webhooks', {
      target_url: `${siteOrigin}${WEBHOOKS_PATH}/${token}`,
      event,
    });
    const id = answer.ok ? idIn(answer.value) : undefined;
    if (id === undefined) {
      await webhooks.remove(tokenHash);
      const isUnconfirmed = !answer.ok && [400, 401].includes(answer.error.status ?? 0);
      if (answer.ok) return failure('The response of Repliers does not contain a subscription.');
      return failure(isUnconfirmed ? unconfirmed(siteOrigin) : answer.error.sentence);
    }
    await webhooks.setId(tokenHash, id);
  }
  return success(WEBHOOK_EVENTS);
}
