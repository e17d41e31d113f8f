import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { mailConfigOf, mailEnvironment } from '#src/server/mail/mail-settings.ts';

const Environment = z.object(mailEnvironment);
const sentences = (env: Record<string, string>) =>
  Environment.safeParse(env).error?.issues.map(({ message }) => message) ?? [];

test('emails and pages state the same brokerage details', () => {
  const brand = readFileSync('content/site/brand.yaml', 'utf8');
  const config = mailConfigOf(Environment.parse({}));
  expect(config.smtpUrl).toBeUndefined();
  expect(brand).toContain(`name: ${config.brokerageName}\n`);
  expect(brand).toContain(`phone: '${config.brokeragePhone}'\n`);
  expect(brand).toContain(`email: ${config.leadsTo}\n`);
  expect(brand).toContain(`address: ${config.brokerageAddress}\n`);
  expect(brand).toContain(`licenceLine: ${config.licenceLine}\n`);
});

test.each([
  'smtp://mail.example.ca',
  'smtps://u:p%40ss@mail.example.ca:465',
  'smtp://127.0.0.1:25',
  'smtp://127.0.0.1:25/',
])('%s is a valid mail server', (SMTP_URL) => expect(sentences({ SMTP_URL })).toEqual([]));

test.each([
  'mail.example.ca',
  'http://mail.example.ca',
  'smtp://',
  'smtp://u:50%@mail.example.ca',
  'smtp://u:12#3@mail.example.ca:587',
  'smtp://u:12/3@mail.example.ca:587',
  'smtp://u:12?3@mail.example.ca:587',
])('%s is not a valid mail server', (SMTP_URL) =>
  expect(sentences({ SMTP_URL })).toEqual([expect.stringContaining('SMTP_URL must')]),
);

test.each(['7', '4000', 'two years', ''])('leads cannot be retained for "%s" days', (days) => {
  expect(sentences({ LEADS_KEPT_DAYS: days })).toEqual([
    'LEADS_KEPT_DAYS must be a whole number from 30 to 3650',
  ]);
});

test.each(['0', '1001', 'ten', ''])(
  '"%s" is not a valid number of leads to send at once',
  (count) => {
    expect(sentences({ LEADS_AT_ONCE: count })).toEqual([
      'LEADS_AT_ONCE must be a whole number from 1 to 1000',
    ]);
  },
);

test('a sender address that could break a header is refused', () => {
  expect(sentences({ MAIL_FROM: 'a@b' })).toEqual([
    'MAIL_FROM must be an email address, such as hello@example.ca',
  ]);
});
