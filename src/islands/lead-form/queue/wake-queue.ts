import { readStorage } from '#src/stores/shell/storage/browser-storage.ts';
import { LEAD_QUEUE_KEY } from '#src/stores/lead/keys.ts';

// On every page: a message that could not be sent is sent from here. What sends it is fetched only
// when there is one.

const queue = readStorage('local', LEAD_QUEUE_KEY);
if (queue !== null && queue !== '[]') {
  const phone = document.body.dataset['phone'] ?? '';
  void import('./send-queue.ts').then(({ watchQueue }) => watchQueue(phone));
}
