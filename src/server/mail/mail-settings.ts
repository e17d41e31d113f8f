import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import {
  BROKERAGE_ADDRESS,
  BROKERAGE_EMAIL,
  BROKERAGE_NAME,
  BROKERAGE_PHONE,
  LICENCE_LINE,
} from '#src/content-folder/facts.ts';
import { EMAIL_PATTERN } from '#src/contract/lead/limits.ts';

const FROM_CONTENT = 'the email of `site/brand.yaml`';

export type MailConfig = {
  /** Address of the mail server; when not set, mail is kept in the mailbox of this machine. */
  readonly smtpUrl: string | undefined;
  readonly mailFrom: string;
  /** The brokerage's inbox. */
  readonly leadsTo: string;
  /** The sender's name in mails, and the telephone for when the site cannot help. */
  readonly brokerageName: string;
  readonly brokeragePhone: string;
  /** At the foot of every mail: who is licensed to trade, and by what number. */
  readonly licenceLine: string;
  /** How long leads are kept before they are deleted, days. */
  readonly leadsKeptDays: number;
  /** Leads that one network address may send at once. */
  readonly leadsAtOnce: number;
  /** The brokerage's postal address: mails that advertise must carry it (CASL). */
  readonly brokerageAddress: string;
};

/** The settings of mail, as the README lists them. */
export const MAIL_SETTINGS = [
  {
    name: 'SMTP_URL',
    byDefault: '',
    meaning:
      'Mail server, such as smtp://user:password@mail.example.ca:587; without it, email is kept in the mailbox',
  },
  { name: 'MAIL_FROM', byDefault: FROM_CONTENT, meaning: 'Sender address of emails' },
  {
    name: 'LEADS_TO',
    byDefault: FROM_CONTENT,
    meaning:
      'Inbox of the brokerage, which receives every lead. A seller’s lead from the home-value page is also sent to the agent for the area (`serves` in `content/realtors`)',
  },
  {
    name: 'LEADS_KEPT_DAYS',
    byDefault: '730',
    meaning:
      'Number of days after which a lead is deleted; the accessibility and privacy page says two years',
  },
  {
    name: 'LEADS_AT_ONCE',
    byDefault: '10',
    meaning:
      'Number of leads that one network address may send at once; after that, one every 30 seconds. An office may share one address',
  },
] as const;

const SMTP_SENTENCE =
  'SMTP_URL must be the address of a mail server, such as smtp://user:password@mail.example.ca:587';

function isMailServer(text: string): boolean {
  const url = URL.canParse(text) ? new URL(text) : undefined;
  if (url === undefined || !/^smtps?:$/.test(url.protocol) || url.hostname === '') return false;
  // A stray slash, "?" or "#" in a password makes another host of what stands before it.
  if (url.pathname.length > 1 || url.search !== '' || url.hash !== '') return false;
  // A stray percent sign in a password would fail at the first mail, not at the start.
  return !/%(?![0-9A-Fa-f]{2})/.test(url.username + url.password);
}

const address = (name: string) =>
  z._default(
    z.string().check(
      z.regex(EMAIL_PATTERN, {
        error: `${name} must be an email address, such as hello@example.ca`,
      }),
    ),
    BROKERAGE_EMAIL,
  );

const KEPT_SENTENCE = 'LEADS_KEPT_DAYS must be a whole number from 30 to 3650';

const isKeptDays = (text: string) => /^\d{2,4}$/.test(text) && +text >= 30 && +text <= 3650;

const AT_ONCE_SENTENCE = 'LEADS_AT_ONCE must be a whole number from 1 to 1000';

const isAtOnce = (text: string) => /^\d{1,4}$/.test(text) && +text >= 1 && +text <= 1000;

/** How the settings of mail are read from the environment. */
export const mailEnvironment = {
  SMTP_URL: z.optional(z.string().check(z.refine(isMailServer, { error: SMTP_SENTENCE }))),
  MAIL_FROM: address('MAIL_FROM'),
  LEADS_TO: address('LEADS_TO'),
  LEADS_KEPT_DAYS: z
    ._default(z.string(), '730')
    .check(z.refine(isKeptDays, { error: KEPT_SENTENCE })),
  LEADS_AT_ONCE: z
    ._default(z.string(), '10')
    .check(z.refine(isAtOnce, { error: AT_ONCE_SENTENCE })),
} as const;

const Environment = z.object(mailEnvironment);

/** The settings of mail as the program uses them. */
export function mailConfigOf(values: z.infer<typeof Environment>): MailConfig {
  return {
    smtpUrl: values.SMTP_URL,
    mailFrom: values.MAIL_FROM,
    leadsTo: values.LEADS_TO,
    leadsKeptDays: Number(values.LEADS_KEPT_DAYS),
    leadsAtOnce: Number(values.LEADS_AT_ONCE),
    brokerageName: BROKERAGE_NAME,
    brokeragePhone: BROKERAGE_PHONE,
    licenceLine: LICENCE_LINE,
    brokerageAddress: BROKERAGE_ADDRESS,
  };
}
