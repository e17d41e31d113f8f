import { CANCEL_SHOWING_PATH, CONFIRM_SHOWING_PATH } from '#src/contract/lead/showing-calls.ts';
import { phoneText } from '#src/domain/lead/phone.ts';
import { showingTimeText } from '#src/domain/showing/showing-text.ts';
import { leadEmailsTexts } from '#src/messages/lead/lead-emails.ts';
import { showingTexts } from '#src/messages/lead/showing.ts';
import { headerText, mailBody, type MailBlock } from '../../mail/mail-body.ts';
import type { Mail, MailAddress } from '../../mail/mailer.ts';
import type { Letterhead } from '../letterhead.ts';
import type { MailKind } from '../repository.ts';
import { showingCalendar } from './showing-calendar.ts';
import type { ShowingLead } from './showing-store.ts';
import type { MakeShowingToken } from './showing-tokens.ts';

export type ShowingMailDependencies = Letterhead & {
  /** Origin that absolute links start with. */
  readonly origin: string;
  readonly makeToken: MakeShowingToken;
};

type Written = Omit<Mail, 'messageId'>;

const HOUSE_KINDS: readonly MailKind[] = [
  'brokerage',
  'realtor',
  'brokerage-cancelled',
  'realtor-cancelled',
];

const whenOf = ({ showing }: ShowingLead, { locale }: Letterhead) =>
  showingTimeText(showing.startsAtMs, showing.timeZone, locale);

const realtorOf = ({ showing }: ShowingLead, { findRealtor }: Letterhead) =>
  findRealtor(showing.realtor);

const senderName = ({ lead: { user } }: ShowingLead) =>
  headerText(`${user.name.first} ${user.name.last}`);

/** When, where and how: all of it comes from the listing and the server, and nothing from the sender. */
function showingRows(lead: ShowingLead, letterhead: Letterhead) {
  const { emails, ways } = showingTexts(letterhead.locale);
  const { when, where, how, agent } = emails.rows;
  const { place, way } = lead.showing;
  return [
    [when, whenOf(lead, letterhead)],
    [where, place],
    [how, ways[way]],
    [agent, realtorOf(lead, letterhead)?.name ?? emails.agent],
  ] as const;
}

/** The mail to the brokerage and the realtor: who comes, how to reach them, and the links that answer. */
async function toHouse(
  lead: ShowingLead,
  kind: MailKind,
  dependencies: ShowingMailDependencies,
): Promise<Written> {
  const { locale, from, inbox, licence, origin, makeToken } = dependencies;
  const { emails } = showingTexts(locale);
  const leadWords = leadEmailsTexts(locale);
  const { lead: sent, receipt, showing } = lead;
  const { email, phone } = sent.user;
  const [when, name] = [whenOf(lead, dependencies), senderName(lead)];
  const isCancelled = kind === 'brokerage-cancelled' || kind === 'realtor-cancelled';
  const byGuest = showing.cancelledBy === 'guest';
  const cancelled = byGuest ? emails.houseCancelledByGuest : emails.houseCancelledByAgent;
  const token = isCancelled ? '' : await makeToken(lead.id, 'agent');
  const links: readonly MailBlock[] = [
    { button: emails.confirmLink, url: `${origin}${CONFIRM_SHOWING_PATH}?token=${token}` },
    { link: emails.declineLink, url: `${origin}${CANCEL_SHOWING_PATH}?token=${token}` },
  ];
  const subject = isCancelled ? emails.houseCancelledSubject : emails.askedSubject;
  const isRealtors = kind === 'realtor' || kind === 'realtor-cancelled';
  // An agent who has left since is replaced by the office.
  const to = (isRealtors ? realtorOf(lead, dependencies) : undefined) ?? inbox;
  return {
    from,
    to,
    ...(email !== undefined && { replyTo: { name, email } }),
    subject: headerText(subject(receipt, when, name)),
    ...mailBody(
      [
        { paragraph: isCancelled ? cancelled : emails.asked },
        {
          rows: [
            ...showingRows(lead, dependencies),
            [leadWords.rows.name, name],
            [leadWords.rows.email, email ?? ''],
            [leadWords.rows.phone, phone === undefined ? '' : phoneText(phone)],
            [leadWords.rows.mlsNumber, 'code' in sent ? (sent.code ?? '') : ''],
            [leadWords.rows.receipt, receipt],
          ],
        },
        ...(sent.message ? [{ quote: sent.message }] : []),
        ...(isCancelled ? [] : links),
        { link: emails.rows.page, url: origin + showing.path },
        {
          paragraph: sent.consent?.marketing ? leadWords.agreedToOffers : leadWords.agreedToAnswer,
        },
        { signature: licence },
      ],
      locale,
    ),
  };
}

/** The subject and the opening of a mail to the guest. */
function openingOf(lead: ShowingLead, kind: MailKind, dependencies: ShowingMailDependencies) {
  const { emails } = showingTexts(dependencies.locale);
  const when = whenOf(lead, dependencies);
  const agent = realtorOf(lead, dependencies)?.name ?? emails.agent;
  const { confirmedAtMs, cancelledBy } = lead.showing;
  if (kind === 'confirmed') {
    return { subject: emails.confirmedSubject(when), text: emails.confirmed(agent) };
  }
  if (kind === 'reminder') {
    const unconfirmed = emails.reminderUnconfirmed(agent, dependencies.phone);
    const text = confirmedAtMs === null ? unconfirmed : emails.reminder;
    return { subject: emails.reminderSubject(when), text };
  }
  if (kind === 'cancelled') {
    const text = cancelledBy === 'guest' ? emails.cancelledByYou : emails.cancelledByUs(agent);
    return { subject: emails.cancelledSubject(when), text };
  }
  const request = lead.showing.way === 'video' ? emails.requestByVideo : emails.request;
  return { subject: emails.requestSubject(when), text: request(agent) };
}

/** The mail to the guest. It repeats no typed text: anyone can enter anyone's address. */
async function toGuest(
  lead: ShowingLead,
  kind: MailKind,
  dependencies: ShowingMailDependencies,
): Promise<Written> {
  const { locale, from, inbox, phone, licence, origin, makeToken } = dependencies;
  const { emails } = showingTexts(locale);
  const { email } = lead.lead.user;
  if (email === undefined) throw new Error(`The sender of ${lead.receipt} gave no email address.`);
  const { subject, text } = openingOf(lead, kind, dependencies);
  const token = await makeToken(lead.id, 'guest');
  const cancelUrl = `${origin}${CANCEL_SHOWING_PATH}?token=${token}`;
  const homeUrl = origin + lead.showing.path;
  const isCancelled = lead.showing.cancelledAtMs !== null;
  const agent = realtorOf(lead, dependencies)?.name ?? emails.agent;
  const domain = from.email.split('@')[1] ?? 'localhost';
  const to: MailAddress = { name: lead.isSenderVerified ? senderName(lead) : '', email };
  return {
    from,
    to,
    replyTo: realtorOf(lead, dependencies) ?? inbox,
    subject: headerText(subject),
    calendar: showingCalendar(lead, { domain, agent, phone, cancelUrl, homeUrl, locale }),
    ...mailBody(
      [
        { paragraph: text },
        { rows: showingRows(lead, dependencies) },
        ...(lead.showing.way === 'video' && !isCancelled ? [{ paragraph: emails.video }] : []),
        ...(isCancelled ? [] : [{ link: emails.cancelLink, url: cancelUrl }]),
        { link: emails.home, url: homeUrl },
        { paragraph: emails.urgent(phone, lead.receipt) },
        { paragraph: emails.notYou },
        { signature: `${from.name}\n${licence}` },
      ],
      locale,
    ),
  };
}

/** Writes the mails about a showing. */
export function writeShowingMail(
  lead: ShowingLead,
  kind: MailKind,
  dependencies: ShowingMailDependencies,
): Promise<Written> {
  return HOUSE_KINDS.includes(kind)
    ? toHouse(lead, kind, dependencies)
    : toGuest(lead, kind, dependencies);
}
