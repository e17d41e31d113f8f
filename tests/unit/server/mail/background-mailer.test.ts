import { expect, test } from 'vitest';
import { backgroundMailer } from '#src/server/mail/background-mailer.ts';
import { type Mail, RefusedMail } from '#src/server/mail/mailer.ts';

const aMail: Mail = {
  messageId: 'a@larchway.example',
  from: { name: 'Larchway', email: 'hello@larchway.example' },
  to: { name: 'Ada Wong', email: 'ada@example.ca' },
  subject: 'Your code',
  text: 'Your code is 123456.',
  html: '<p>Your code is 123456.</p>',
};

const MINUTE_MS = 60_000;

/** Sends one mail through a mail server, on a clock of its own, until nothing waits. */
async function sendOver(
  answerAt: (afterMs: number) => Error | undefined,
  isWantedAt: (afterMs: number) => boolean = () => true,
) {
  let afterMs = 0;
  const triesAtMs: number[] = [];
  const takenAtMs: number[] = [];
  const sentences: string[] = [];
  const { send, waiting } = backgroundMailer({
    mailer: {
      send: async () => {
        triesAtMs.push(afterMs);
        const refusal = answerAt(afterMs);
        if (refusal) throw refusal;
        takenAtMs.push(afterMs);
      },
    },
    onFailure: (sentence) => sentences.push(sentence),
    wait: async (ms) => {
      afterMs += ms;
    },
  });
  send(aMail, () => isWantedAt(afterMs));
  await expect.poll(waiting).toBe(0);
  return { triesAtMs, takenAtMs, sentences };
}

const refusalWith = (responseCode: number) =>
  Object.assign(new Error('no'), { code: 'EENVELOPE', responseCode });

/** The answers of a server that refuses unknown senders for some minutes. */
const greylist = (minutes: number) => (afterMs: number) =>
  afterMs < minutes * MINUTE_MS ? refusalWith(450) : undefined;

test.each([5, 15])('a mail passes a server that greylists for %i minutes', async (minutes) => {
  const { takenAtMs, sentences } = await sendOver(greylist(minutes));
  expect(takenAtMs).toHaveLength(1);
  expect(takenAtMs[0]).toBeLessThanOrEqual((minutes + 1.5) * MINUTE_MS);
  expect(sentences).toEqual([
    'An account email was not sent: EENVELOPE 450. It will be tried again.',
  ]);
});

test('a mail is given up after half an hour of tries that do not come close together', async () => {
  const { triesAtMs, sentences } = await sendOver(() => new Error('down'));
  expect(triesAtMs.at(-1)).toBeGreaterThan(29 * MINUTE_MS);
  expect(triesAtMs.at(-1)).toBeLessThan(31 * MINUTE_MS);
  expect(triesAtMs.length).toBeLessThan(25);
  expect(sentences.at(-1)).toBe('An account email could not be sent: Error.');
});

test('a mail whose code no longer counts is not sent', async () => {
  const isWantedAt = (afterMs: number) => afterMs < 4 * MINUTE_MS;
  const { triesAtMs, takenAtMs, sentences } = await sendOver(greylist(5), isWantedAt);
  expect(takenAtMs).toEqual([]);
  expect(triesAtMs.at(-1)).toBeLessThan(4 * MINUTE_MS);
  expect(sentences.at(-1)).toBe(
    'An account email was not sent while its code was valid: EENVELOPE 450.',
  );
});

test('a mail that the server refuses for good is not sent again', async () => {
  const { triesAtMs, sentences } = await sendOver(
    () => new RefusedMail('550 no such mailbox', { cause: refusalWith(550) }),
  );
  expect(triesAtMs).toEqual([0]);
  expect(sentences).toEqual(['An account email could not be sent: EENVELOPE 550.']);
});

test('a silent mail server does not delay the shutdown', async () => {
  const silentMailer = { send: () => new Promise<void>(() => {}) };
  const { send, close, waiting } = backgroundMailer({ mailer: silentMailer, onFailure: () => {} });
  send(aMail);
  const startMs = performance.now();
  await close();
  expect(performance.now() - startMs).toBeLessThan(4000);
  expect(waiting()).toBe(1);
});
