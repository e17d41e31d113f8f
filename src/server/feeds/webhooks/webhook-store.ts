/** The events to subscribe to, each at an address of its own. */
export const WEBHOOK_EVENTS = ['listing.created', 'listing.updated', 'listing.deleted'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/**
 * A subscription to an event, by the hash of the token in its address; neither address nor secret is kept.
 */
export type Webhook = {
  readonly feedId: string;
  readonly event: WebhookEvent;
  readonly tokenHash: string;
  /** When it was requested, ms. */
  readonly askedAtMs: number;
  /** Hash of the secret that comes with each event; null until the provider has confirmed the address. */
  readonly secretHash: string | null;
  /** The provider's id of it; null while unknown. */
  readonly webhookId: number | null;
};

/** Keeps the subscriptions to the events of providers. */
export type WebhookStore = {
  add(webhook: Pick<Webhook, 'feedId' | 'event' | 'tokenHash' | 'askedAtMs'>): Promise<void>;
  find(tokenHash: string): Promise<Webhook | undefined>;
  list(feedId: string): Promise<readonly Webhook[]>;
  /** Stores the secret of a subscription that has none yet; false when it has one. */
  confirm(tokenHash: string, secretHash: string): Promise<boolean>;
  setId(tokenHash: string, webhookId: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
};
