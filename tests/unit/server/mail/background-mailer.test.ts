import { expect, test } from 'vitest';
import { backgroundMailer } from '#src/server/mail/background-mailer.ts';
import type { Mail } from '#src/server/mail/mailer.ts';

const aMail: Mail = {
  messageId: 'a@larchway.example',
  from: { name: 'Larchway', email: 'hello@larchway.example' },
  to: { name: 'Ada Wong', email: 'ada@example.ca' },
  subject: 'Your code',
  text: 'Your code is 123456.',
  html: '<p>Your code is 123456.</p>',
};

test('a silent mail server does not delay the shutdown', async () => {
  const silentMailer = { send: () => new Promise<void>(() => {}) };
  const { send, close, waiting } = backgroundMailer({ mailer: silentMailer, onFailure: () => {} });
  send(aMail);
  const startMs = performance.now();
  await close();
  expect(performance.now() - startMs).toBeLessThan(4000);
  expect(waiting()).toBe(1);
});
