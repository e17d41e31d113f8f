import { afterEach, beforeEach, expect, test } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import { $uploads, addDocuments } from '#src/stores/application/profile-documents.ts';

beforeEach(() => connectToken(() => null));
afterEach(() => {
  connectHttp(undefined);
  connectToken();
});

test.each([
  [400, [{ param: 'type', msg: 'must be a PDF' }], 'type'],
  [400, [{ param: 'name', msg: 'must be a file name' }], 'failed'],
  [409, [], 'full'],
  [413, [], 'size'],
  [415, [], 'type'],
])('an upload refused with %d and %j has the failure %s', async (status, body, failure) => {
  connectHttp(async () => Response.json(body, { status }));
  const file = new File(['%PDF-1.7'], 'letter.pdf', { type: 'application/pdf' });
  await addDocuments('a1', [file]);
  expect($uploads.get()).toMatchObject([{ name: 'letter.pdf', failure }]);
});
