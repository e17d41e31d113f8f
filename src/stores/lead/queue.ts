import * as z from 'zod/mini';
import { atom, onMount } from 'nanostores';
import '#src/contract/jitless.ts';
import { sendLead } from '#src/clients/lead.ts';
import type { CallFailure } from '#src/contract/call-outcome.ts';
import type { Problems } from '#src/contract/problem.ts';
import { writeStorage } from '../shell/storage/browser-storage.ts';
import { storedJson } from '../shell/storage/stored-json.ts';
import { LEAD_QUEUE_KEY, LEAD_SENT_KEY } from './keys.ts';

const MAX_QUEUED = 5;
/** After this nobody expects an answer, and a name should not stay in a browser. */
const KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

const QueuedLead = z.object({
  idempotencyKey: z.string(),
  body: z.unknown(),
  keptAtMs: z.number(),
});
/** A lead that the server has not confirmed yet, with the key for sending it again. */
export type QueuedLead = z.infer<typeof QueuedLead>;

export type QueueDelivery =
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly problems: Problems }
  | { readonly kind: 'queued' };

/** Notifies the form when a lead it had queued has arrived. */
export const $lastSent = atom<{ readonly idempotencyKey: string; readonly receipt: string } | null>(
  null,
);

/** The leads this browser still has to send, as its storage has them at this moment. */
export function readQueue(): readonly QueuedLead[] {
  const storedQueue = z.array(QueuedLead).safeParse(storedJson('local', LEAD_QUEUE_KEY));
  if (!storedQueue.success) return [];
  return storedQueue.data.filter(({ keptAtMs }) => keptAtMs > Date.now() - KEPT_FOR_MS);
}

/** The leads this browser still has to send, those of other tabs included. */
export const $queuedLeads = atom<readonly QueuedLead[]>([]);

onMount($queuedLeads, () => $queuedLeads.set(readQueue()));

function write(leads: readonly QueuedLead[]): void {
  writeStorage('local', LEAD_QUEUE_KEY, JSON.stringify(leads));
  $queuedLeads.set(leads);
}

const othersThan = (idempotencyKey: string) =>
  readQueue().filter((each) => each.idempotencyKey !== idempotencyKey);

export function removeLead(idempotencyKey: string): void {
  write(othersThan(idempotencyKey));
}

/** Failures that another try may not meet. */
function isPassing(error: CallFailure): boolean {
  if (error.kind !== 'refused') return error.kind !== 'unreadable';
  return error.status >= 500 || [408, 425, 429].includes(error.status);
}

/** Sends a lead. It lies in the browser's storage until the server has answered for it. */
export async function deliver(lead: QueuedLead): Promise<QueueDelivery> {
  const { idempotencyKey, body } = lead;
  write([...othersThan(idempotencyKey), lead].slice(-MAX_QUEUED));
  const outcome = await sendLead(body, idempotencyKey);
  if (!outcome.ok && isPassing(outcome.error)) return { kind: 'queued' };
  removeLead(idempotencyKey);
  if (!outcome.ok && outcome.error.kind === 'refused') {
    return { kind: 'refused', problems: outcome.error.problems };
  }
  // A service may answer 200 with a body of its own; then there is no receipt to show.
  const receipt = outcome.ok ? outcome.value.receipt : '';
  writeStorage('local', LEAD_SENT_KEY, '1');
  $lastSent.set({ idempotencyKey, receipt });
  return { kind: 'sent', receipt };
}

async function deliverEach(): Promise<readonly QueueDelivery[]> {
  const deliveries: QueueDelivery[] = [];
  for (const lead of readQueue()) deliveries.push(await deliver(lead));
  return deliveries;
}

let underWay: Promise<readonly QueueDelivery[]> | undefined;

/** Tries every queued lead once, each with its key; returns the outcomes in the same order. */
export async function deliverQueue(): Promise<readonly QueueDelivery[]> {
  underWay ??= deliverEach().finally(() => {
    underWay = undefined;
  });
  return underWay;
}
