import { readStorage } from '#src/stores/shell/browser-storage.ts';
import { LEAD_QUEUE_KEY } from '#src/stores/lead/keys.ts';

// On every page: a message that could not be sent is sent from here. What sends it is fetched only
// when there is one.

const kept = readStorage('local', LEAD_QUEUE_KEY);
if (kept !== null && kept !== '[]') {
  const phone = document.body.dataset['phone'] ?? '';
  void import('./resend-kept.ts').then(({ watchKeptLeads }) => watchKeptLeads(phone));
}
