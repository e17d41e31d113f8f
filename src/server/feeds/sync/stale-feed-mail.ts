import { feedTexts } from '#src/messages/feed.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { headerText, mailBody } from '../../mail/mail-body.ts';
import type { MailConfig } from '../../mail/mail-settings.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A feed that has not been read to its end for a day. */
export type StaleFeed = {
  /** What its listings are called in a sentence. */
  readonly name: string;
  readonly hours: number;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** What keeps it from being read. */
  readonly problems: readonly string[];
};

/** What is said at the terminal of a feed that is not read. */
export const staleSentence = ({ name, hours }: StaleFeed): string =>
  feedTexts(DEFAULT_LOCALE).stale(name, hours);

/** The mail by which the brokerage learns of it; one a day, by its id. */
export function staleFeedMail(
  stale: StaleFeed,
  { brokerageName, mailFrom, leadsTo }: Pick<MailConfig, 'brokerageName' | 'mailFrom' | 'leadsTo'>,
): Mail {
  const words = feedTexts(DEFAULT_LOCALE);
  const paragraphs = [
    staleSentence(stale),
    words.rule,
    ...stale.problems.map(words.why),
    words.next,
  ];
  return {
    messageId: `feed.${stale.day}@${mailFrom.split('@')[1] ?? 'localhost'}`,
    from: { name: brokerageName, email: mailFrom },
    to: { name: brokerageName, email: leadsTo },
    subject: headerText(words.subject(stale.name)),
    ...mailBody(
      paragraphs.map((paragraph) => ({ paragraph })),
      DEFAULT_LOCALE,
    ),
  };
}
