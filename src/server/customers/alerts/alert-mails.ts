import { hash, randomBytes } from 'node:crypto';
import { UNSUBSCRIBE_PATH } from '#src/contract/customer/alert-calls.ts';
import { savedHomesPath, signInPath } from '#src/domain/routes.ts';
import type { Clock } from '#src/lib/clock.ts';
import { alertsTexts } from '#src/messages/account/alerts.ts';
import type { Locale } from '#src/messages/locale.ts';
import { headerText, mailBody, type MailBlock } from '../../mail/mail-body.ts';
import type { Mail, MailAddress } from '../../mail/mailer.ts';
import type { AlertNews, AlertStore, DueAlert } from './alert-store.ts';

const TOKEN_BYTES = 24;

type AlertMailDependencies = {
  readonly alerts: Pick<AlertStore, 'keepToken'>;
  /** Origin that absolute links start with. */
  readonly origin: string;
  readonly from: MailAddress;
  readonly replyTo: MailAddress;
  readonly phone: string;
  readonly licence: string;
  /** The brokerage's mailing address, which a mail that advertises must carry (CASL). */
  readonly address: string;
  /** The language of the mails: no account keeps a language of its own here. */
  readonly locale: Locale;
  readonly clock: Clock;
};

/** The stored form of a token: a reader of the database cannot end anyone's mails. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}

type Writer = Pick<AlertMailDependencies, 'origin' | 'locale'>;

/** The texts of a mail that depend on its subject. */
type SubjectTexts = {
  readonly title: string;
  readonly intro: string;
  readonly open: string;
  /** The page of the site that the mail is about. */
  readonly path: string;
  readonly why: string;
};

function countOf({ homes, moreHomes, hiddenHomes }: AlertNews): number {
  return homes.length + moreHomes + hiddenHomes;
}

function textsOf({ subject, news }: DueAlert, locale: Locale): SubjectTexts {
  const words = alertsTexts(locale);
  const count = countOf(news);
  if (subject.kind === 'homes') {
    const { openHomes: open, whyHomes: why } = words;
    const [title, intro] = [words.homesSubject(count), words.homesIntro(count)];
    return { title, intro, open, path: savedHomesPath(), why };
  }
  const { name, address: path } = subject;
  const [title, intro] = [words.subject(count, name), words.intro(count, name)];
  return { title, intro, open: words.open, path, why: words.why };
}

function newsBlocks({ news }: DueAlert, { open, path }: SubjectTexts, writer: Writer): MailBlock[] {
  const { origin, locale } = writer;
  const words = alertsTexts(locale);
  const { homes, moreHomes, hiddenHomes } = news;
  const homeBlocks = homes.map(({ price, title, path: homePath, brokerage }): MailBlock => ({
    home: headerText(`${price} · ${title}`),
    url: origin + homePath,
    brokerage,
  }));
  return [
    ...homeBlocks,
    ...(moreHomes > 0 ? [{ paragraph: words.more(moreHomes) }] : []),
    ...(hiddenHomes > 0
      ? [{ link: words.hidden(hiddenHomes), url: origin + signInPath('login', path) }]
      : []),
    { button: open, url: origin + path },
  ];
}

/** Writes the mails about saved searches and homes. Each carries a link of its own that ends them. */
export function alertMails(dependencies: AlertMailDependencies): (due: DueAlert) => Promise<Mail> {
  const { alerts, origin, from, replyTo, phone, licence, address, locale, clock } = dependencies;
  const words = alertsTexts(locale);
  const domain = from.email.split('@')[1] ?? 'localhost';
  return async (due) => {
    const { subject, day, email, givenName } = due;
    const texts = textsOf(due, locale);
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await alerts.keepToken(subject, tokenHash(token), clock.now().getTime());
    const unsubscribeUrl = `${origin}${UNSUBSCRIBE_PATH}?token=${token}`;
    return {
      messageId: `${subject.kind === 'search' ? 'alert' : 'homes'}.${subject.id}.${day}@${domain}`,
      from,
      to: { name: headerText(givenName ?? ''), email },
      replyTo,
      subject: headerText(texts.title),
      unsubscribeUrl,
      ...mailBody(
        [
          { paragraph: givenName ? words.hello(givenName) : words.helloAnyone },
          { paragraph: texts.intro },
          ...newsBlocks(due, texts, { origin, locale }),
          { paragraph: texts.why },
          { link: words.unsubscribe, url: unsubscribeUrl },
          { signature: [from.name, licence, address, `${phone} · ${replyTo.email}`].join('\n') },
        ],
        locale,
      ),
    };
  };
}
