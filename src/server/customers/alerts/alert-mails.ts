import { hash, randomBytes } from 'node:crypto';
import { UNSUBSCRIBE_PATH } from '#src/contract/customer/alert-calls.ts';
import { signInPath } from '#src/domain/routes.ts';
import type { Clock } from '#src/lib/clock.ts';
import { alertsTexts } from '#src/messages/account/alerts.ts';
import type { Locale } from '#src/messages/locale.ts';
import { headerText, mailBody, type MailBlock } from '../../mail/mail-body.ts';
import type { Mail, MailAddress } from '../../mail/mailer.ts';
import type { AlertStore, DueAlert } from './alert-store.ts';

const TOKEN_BYTES = 24;

type AlertMailDependencies = {
  readonly alerts: Pick<AlertStore, 'keepToken'>;
  /** Of absolute links. */
  readonly origin: string;
  readonly from: MailAddress;
  readonly replyTo: MailAddress;
  readonly phone: string;
  readonly licence: string;
  /** The brokerage's mailing address, which a mail that advertises must carry (CASL). */
  readonly address: string;
  /** What the mails are written in: no account keeps a language of its own here. */
  readonly locale: Locale;
  readonly clock: Clock;
};

/** What a token is kept as: who reads the database cannot end anyone's mails. */
export function tokenHash(token: string): string {
  return hash('sha256', token);
}

type Writer = Pick<AlertMailDependencies, 'origin' | 'locale'>;

function newsBlocks({ news, search }: DueAlert, { origin, locale }: Writer): MailBlock[] {
  const words = alertsTexts(locale);
  const { homes, moreHomes, hiddenHomes } = news;
  const homeBlocks = homes.flatMap(({ title, path, price, brokerage }): MailBlock[] => [
    { link: headerText(`${price} · ${title}`), url: origin + path },
    ...(brokerage ? [{ paragraph: brokerage }] : []),
  ]);
  return [
    ...homeBlocks,
    ...(moreHomes > 0 ? [{ paragraph: words.more(moreHomes) }] : []),
    ...(hiddenHomes > 0
      ? [{ link: words.hidden(hiddenHomes), url: origin + signInPath('login', search.address) }]
      : []),
    { link: words.open, url: origin + search.address },
  ];
}

/** Writes the mails about saved searches. Each carries a link of its own that ends them. */
export function alertMails(dependencies: AlertMailDependencies): (due: DueAlert) => Promise<Mail> {
  const { alerts, origin, from, replyTo, phone, licence, address, locale, clock } = dependencies;
  const words = alertsTexts(locale);
  const domain = from.email.split('@')[1] ?? 'localhost';
  return async (due) => {
    const { searchId, day, email, givenName, search, news } = due;
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    await alerts.keepToken(searchId, tokenHash(token), clock.now().getTime());
    const unsubscribeUrl = `${origin}${UNSUBSCRIBE_PATH}?token=${token}`;
    const count = news.homes.length + news.moreHomes + news.hiddenHomes;
    return {
      messageId: `alert.${searchId}.${day}@${domain}`,
      from,
      to: { name: headerText(givenName ?? ''), email },
      replyTo,
      subject: headerText(words.subject(count, search.name)),
      unsubscribeUrl,
      ...mailBody(
        [
          { paragraph: givenName ? words.hello(givenName) : words.helloAnyone },
          { paragraph: words.intro(count, search.name) },
          ...newsBlocks(due, { origin, locale }),
          { paragraph: words.why },
          { link: words.unsubscribe, url: unsubscribeUrl },
          { paragraph: [from.name, licence, address, `${phone} · ${replyTo.email}`].join('\n') },
        ],
        locale,
      ),
    };
  };
}
