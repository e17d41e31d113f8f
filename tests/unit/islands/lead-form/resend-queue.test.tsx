import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { watchQueue } from '#src/islands/lead-form/queue/resend-queue.ts';
import { LEAD_QUEUE_KEY } from '#src/stores/lead/keys.ts';
import { $lead, newLead, submitLead } from '#src/stores/lead/lead.ts';
import { aLeadBody } from '#tests/support/leads/leads.ts';

let failing = 0;
let stop = () => {};

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval'] });
  connectHttp(async () => {
    failing -= 1;
    if (failing >= 0) throw new TypeError('Failed to fetch');
    return Response.json({ receipt: 'LW-7K3MX-92QXD' });
  });
});

afterEach(() => {
  stop();
  vi.useRealTimers();
  connectHttp(undefined);
  localStorage.clear();
  newLead();
});

test('back online, a queued lead is sent within ten seconds despite failed retries', async () => {
  failing = 3;
  stop = watchQueue('4165550148');
  await submitLead(aLeadBody(), { website: '', elapsedMs: 9000 });
  expect($lead.get().kind).toBe('queued');
  dispatchEvent(new Event('online'));
  await vi.advanceTimersByTimeAsync(5_000);
  expect($lead.get().kind).toBe('queued');
  await vi.advanceTimersByTimeAsync(5_000);
  expect($lead.get()).toMatchObject({ kind: 'sent', receipt: 'LW-7K3MX-92QXD' });
  expect(localStorage.getItem(LEAD_QUEUE_KEY)).toBe('[]');
});
