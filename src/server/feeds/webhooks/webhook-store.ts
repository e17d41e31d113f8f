/** What a provider is asked to tell of: each has an address of its own. */
export const WEBHOOK_EVENTS = ['listing.created', 'listing.updated', 'listing.deleted'] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** A subscription to an event, by the hash of what its address holds; neither address nor secret is kept. */
export type Webhook = {
  readonly feedId: string;
  readonly event: WebhookEvent;
  readonly tokenHash: string;
  /** When it was asked for, ms. */
  readonly askedAtMs: number;
  /** Of the secret that comes with each event; null until the provider has confirmed the address. */
  readonly secretHash: string | null;
  /** What the provider calls it; null until it has told. */
  readonly webhookId: number | null;
};

/** Keeps the subscriptions to the events of providers. */
export type WebhookStore = {
  add(webhook: Pick<Webhook, 'feedId' | 'event' | 'tokenHash' | 'askedAtMs'>): Promise<void>;
  find(tokenHash: string): Promise<Webhook | undefined>;
  list(feedId: string): Promise<readonly Webhook[]>;
  /** Notes the secret of one that has none yet; false where it has. */
  confirm(tokenHash: string, secretHash: string): Promise<boolean>;
  setId(tokenHash: string, webhookId: number): Promise<void>;
  remove(tokenHash: string): Promise<void>;
};
