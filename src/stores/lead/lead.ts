import { atom } from 'nanostores';
import type { Problems } from '#src/contract/problem.ts';
import { $lastSent, deliver, removeLead, type QueuedLead } from './queue.ts';

/** The state of a page's form and its lead. */
export type LeadState =
  | { readonly kind: 'idle' }
  | { readonly kind: 'sending' }
  | { readonly kind: 'sent'; readonly receipt: string }
  | { readonly kind: 'refused'; readonly problems: Problems }
  /** Not arrived, and kept in this browser. */
  | { readonly kind: 'queued' };

export const $lead = atom<LeadState>({ kind: 'idle' });

/** The last sent lead, so that the same words are sent with the same key. */
let last: { readonly words: string; readonly lead: QueuedLead } | undefined;

/** 128 random bits; `randomUUID` is not there on a page without HTTPS. */
function newKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(16));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}

function draftOf(lead: object, form: object): QueuedLead {
  const words = JSON.stringify(lead);
  if (last?.words === words) return last.lead;
  if (last) removeLead(last.lead.idempotencyKey);
  const draft = { idempotencyKey: newKey(), body: { ...lead, form }, keptAtMs: Date.now() };
  last = { words, lead: draft };
  return draft;
}

async function send(draft: QueuedLead): Promise<LeadState> {
  $lead.set({ kind: 'sending' });
  const delivery = await deliver(draft);
  if (delivery.kind !== 'queued') last = undefined;
  $lead.set(delivery);
  return delivery;
}

/**
 * Sends a lead that has passed its checks. The same words are sent again with the same key; other words
 * replace those that did not arrive.
 *
 * @param form signs that tell a person from a robot
 */
export function submitLead(lead: object, form: object): Promise<LeadState> {
  return send(draftOf(lead, form));
}

/** Sends the last lead once more; undefined when this page has no undelivered one. */
export async function retryLead(): Promise<LeadState | undefined> {
  return last && $lead.get().kind !== 'sending' ? send(last.lead) : undefined;
}

/** An empty form again, after the thanks. */
export function newLead(): void {
  last = undefined;
  $lead.set({ kind: 'idle' });
}

$lastSent.listen((lastSent) => {
  if (!lastSent || lastSent.idempotencyKey !== last?.lead.idempotencyKey) return;
  last = undefined;
  $lead.set({ kind: 'sent', receipt: lastSent.receipt });
});
