import { leadTexts } from '#src/messages/lead/lead.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { removeStorage, readStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { $lead, type LeadState, retryLead } from '#src/stores/lead/lead.ts';
import { LEAD_WAITS_KEY } from '#src/stores/lead/keys.ts';
import { $queuedLeads, deliverQueue } from '#src/stores/lead/queue.ts';
import { dismiss, notify } from '#src/stores/shell/notifications.ts';
import { whenOnline } from '#src/stores/shell/when-online.ts';

const NOTICE = 'lead';
const EVERY_MS = 30_000;

async function sendQueue(phone: string): Promise<void> {
  const words = leadTexts(pageLocale());
  const deliveries = await deliverQueue();
  if (deliveries.length === 0 || deliveries.some(({ kind }) => kind === 'queued')) return;
  dismiss(NOTICE);
  // The form itself showed the thanks for the lead.
  if ($lead.get().kind === 'sent') return;
  const sentDelivery = deliveries.find((delivery) => delivery.kind === 'sent');
  const text = sentDelivery
    ? words.form.sentLater(sentDelivery.receipt)
    : words.form.refusedLater(phone);
  notify({ id: NOTICE, text, tone: sentDelivery ? 'info' : 'failed', lasts: true });
}

async function retry(phone: string): Promise<void> {
  dismiss(NOTICE);
  const state = await retryLead();
  if (state) showDeliveryNotice(state, phone);
  else await sendQueue(phone);
}

/** Reports where a lead is that has not arrived, and removes the notice once it has. */
export function showDeliveryNotice({ kind }: LeadState, phone: string): void {
  const words = leadTexts(pageLocale());
  dismiss(NOTICE);
  if (kind !== 'queued') return;
  const { failed: failedText, failedHint, offlineHint } = words.form;
  const hint = navigator.onLine ? failedHint(phone) : offlineHint(phone);
  const run = () => void retry(phone);
  notify({
    id: NOTICE,
    text: `${failedText} ${hint}`,
    tone: 'failed',
    action: { label: words.form.retry, run },
    lasts: true,
  });
  // There the notice covers none of the fields.
  document.querySelector('[data-lead-dialog][open]')?.scrollTo({ top: 1e5 });
}

/** After a log-out that left a lead in this browser: reports that it still waits there. */
function notifyWaiting(phone: string): void {
  const words = leadTexts(pageLocale());
  if (readStorage('session', LEAD_WAITS_KEY) === null) return;
  removeStorage('session', LEAD_WAITS_KEY);
  const action = { label: words.form.retry, run: () => void retry(phone) };
  const text = words.form.waits(phone);
  notify({ id: NOTICE, text, tone: 'info', action, lasts: true });
}

/**
 * Sends the leads this browser has kept as soon as there is a connection, now and then, and at once.
 * Returns what ends it.
 */
export function watchQueue(phone: string): () => void {
  const stop = $queuedLeads.listen(() => undefined);
  const send = () => {
    if ($queuedLeads.get().length > 0) void sendQueue(phone);
  };
  const timer = setInterval(send, EVERY_MS);
  const stopSending = whenOnline(send);
  notifyWaiting(phone);
  send();
  return () => {
    stop();
    clearInterval(timer);
    stopSending();
  };
}
