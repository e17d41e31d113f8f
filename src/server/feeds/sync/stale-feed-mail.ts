import { feedTexts } from '#src/messages/feed.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { headerText, mailBody } from '../../mail/mail-body.ts';
import type { MailConfig } from '../../mail/mail-settings.ts';
import type { Mail } from '../../mail/mailer.ts';

/** A feed that has not been read to its end for a day. */
export type StaleFeed = {
  readonly feedId: string;
  /** The name of its listings in a sentence. */
  readonly name: string;
  readonly hours: number;
  /** Whether it has been read to its end before, or is still in its first load. */
  readonly wasRead: boolean;
  /** YYYY-MM-DD. */
  readonly day: string;
  /** The reasons why it could not be read. */
  readonly problems: readonly string[];
};

/** The sentence at the terminal about a feed that has gone unread. */
export function staleSentence({ name, hours, wasRead }: StaleFeed): string {
  const words = feedTexts(DEFAULT_LOCALE);
  return wasRead ? words.stale(name, hours) : words.neverRead(name, hours);
}

/** The mail about it to the brokerage; one a day for each feed, by its id. */
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
    messageId: `feed.${stale.feedId}.${stale.day}@${mailFrom.split('@')[1] ?? 'localhost'}`,
    from: { name: brokerageName, email: mailFrom },
    to: { name: brokerageName, email: leadsTo },
    subject: headerText(words.subject(stale.name)),
    ...mailBody(
      paragraphs.map((paragraph) => ({ paragraph })),
      DEFAULT_LOCALE,
    ),
  };
}
