import { isListingLead, isSellingLead, type Lead } from '#src/contract/lead/lead.ts';
import { formatDollars } from '#src/domain/money.ts';
import { phoneText } from '#src/domain/lead/phone.ts';
import type { Locale } from '#src/messages/locale.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { leadEmailsTexts } from '#src/messages/lead/lead-emails.ts';
import { headerText, mailBody, type MailBlock } from '../mail/mail-body.ts';
import type { Mail, MailAddress } from '../mail/mailer.ts';
import type { Letterhead } from './letterhead.ts';
import { realtorOfLead } from './realtors.ts';
import type { MailKind, StoredLead } from './repository.ts';
import { type ShowingMailDependencies, writeShowingMail } from './showings/showing-mails.ts';
import { hasShowing } from './showings/showing-store.ts';

type Row = readonly [label: string, value: string | undefined];

function estimateText(
  { value, low, high }: { value: number; low: number; high: number },
  locale: Locale,
): string {
  const dollars = (amount: number) => formatDollars(amount, locale);
  return leadEmailsTexts(locale).estimate(dollars(value), dollars(low), dollars(high));
}

/** The rows about the subject of the lead. */
function subjectRows(lead: Lead, locale: Locale): readonly Row[] {
  const { types, timings } = contactFormTexts(locale);
  const { rows, yes } = leadEmailsTexts(locale);
  if (isListingLead(lead)) {
    return [
      [rows.mlsNumber, lead.code],
      [rows.board, String(lead.boardId)],
      [rows.address, lead.property?.address],
      [rows.city, lead.property?.city],
      [
        rows.price,
        lead.property?.price === undefined ? undefined : formatDollars(lead.property.price, locale),
      ],
    ];
  }
  if (isSellingLead(lead)) {
    const { address, type, timing, estimate } = lead.property;
    return [
      [rows.homeToSell, address],
      [rows.type, types[type]],
      [rows.timing, timings[timing]],
      [rows.estimate, estimate && estimateText(estimate, locale)],
    ];
  }
  if (lead.purpose === 'question') return [[rows.callBack, lead.callBack ? yes : undefined]];
  return [
    [rows.code, lead.code],
    [rows.city, lead.property.city],
    [rows.price, formatDollars(lead.property.price, locale)],
  ];
}

/** The realtor who was named to the sender. */
function realtorOf(lead: StoredLead, { findRealtor }: Letterhead): MailAddress | undefined {
  const id = realtorOfLead(lead);
  return id === undefined ? undefined : findRealtor(id);
}

function rowsOf(storedLead: StoredLead, letterhead: Letterhead): MailBlock {
  const { lead, receipt } = storedLead;
  const { locale } = letterhead;
  const words = leadEmailsTexts(locale);
  const { name, email, phone } = lead.user;
  const rows: readonly Row[] = [
    [words.rows.name, `${name.first} ${name.last}`],
    [words.rows.email, email],
    [words.rows.phone, phone && phoneText(phone)],
    ...subjectRows(lead, locale),
    [words.rows.realtor, realtorOf(storedLead, letterhead)?.name],
    [words.rows.receipt, receipt],
  ];
  return {
    rows: rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
  };
}

const quoteOf = ({ message }: Lead): MailBlock[] => (message ? [{ quote: message }] : []);

const nameOf = ({ user }: Lead) => headerText(`${user.name.first} ${user.name.last}`);

/** The sender's address; undefined for a sender who left only a phone number. */
function customerOf(lead: Lead): MailAddress | undefined {
  const { email } = lead.user;
  return email === undefined ? undefined : { name: nameOf(lead), email };
}

/** The mail to the brokerage, and to the realtor whose area it is. */
function toHouse(storedLead: StoredLead, letterhead: Letterhead, to: MailAddress) {
  const { from, licence, locale } = letterhead;
  const words = leadEmailsTexts(locale);
  const { lead } = storedLead;
  const customer = customerOf(lead);
  const consentText = lead.consent?.marketing ? words.agreedToOffers : words.agreedToAnswer;
  return {
    from,
    to,
    ...(customer && { replyTo: customer }),
    subject: headerText(
      words.brokerageSubject(isSellingLead(lead), storedLead.receipt, nameOf(lead)),
    ),
    ...mailBody(
      [
        { paragraph: words.visitorAsks },
        rowsOf(storedLead, letterhead),
        ...quoteOf(lead),
        { paragraph: consentText },
        { signature: licence },
      ],
      locale,
    ),
  };
}

/** A copy of the sender's own words: only for a sender with a proved address. */
function copyOf(
  storedLead: StoredLead,
  letterhead: Letterhead,
): { readonly to: MailAddress; readonly blocks: MailBlock[] } {
  const { lead, isSenderVerified } = storedLead;
  const to = customerOf(lead);
  if (!to) throw new Error(`The sender of ${storedLead.receipt} gave no email address.`);
  // Anyone can write anything in anyone's name: a stranger must not receive such words from us.
  if (!isSenderVerified) return { to: { ...to, name: '' }, blocks: [] };
  return {
    to,
    blocks: [
      { paragraph: leadEmailsTexts(letterhead.locale).copy(lead.user.name.first) },
      rowsOf(storedLead, letterhead),
      ...quoteOf(lead),
    ],
  };
}

function wantsCall(lead: StoredLead['lead']): boolean {
  return 'callBack' in lead && lead.callBack === true;
}

function toCustomer(storedLead: StoredLead, letterhead: Letterhead) {
  const { from, inbox, phone, licence, locale } = letterhead;
  const words = leadEmailsTexts(locale);
  const { to, blocks } = copyOf(storedLead, letterhead);
  const agentName = realtorOf(storedLead, letterhead)?.name ?? words.agent;
  const next = wantsCall(storedLead.lead) ? words.nextCall : words.next;
  return {
    from,
    to,
    replyTo: inbox,
    subject: headerText(words.customerSubject(storedLead.receipt)),
    ...mailBody(
      [
        { paragraph: words.thanks(from.name) },
        ...blocks,
        {
          paragraph: next(agentName, phone, storedLead.receipt),
        },
        {
          paragraph: words.notYou,
        },
        { signature: `${from.name}\n${licence}` },
      ],
      locale,
    ),
  };
}

/** Writes the mails about leads, with those about the showings that some of them ask for. */
export function leadMails(
  dependencies: ShowingMailDependencies,
): (lead: StoredLead, kind: MailKind) => Promise<Mail> {
  const domain = dependencies.from.email.split('@')[1] ?? 'localhost';
  const { inbox } = dependencies;
  const write = async (lead: StoredLead, kind: MailKind) => {
    if (hasShowing(lead)) return writeShowingMail(lead, kind, dependencies);
    if (kind === 'customer') return toCustomer(lead, dependencies);
    // An agent who has left since is replaced by the office.
    const realtor = kind === 'realtor' ? realtorOf(lead, dependencies) : undefined;
    return toHouse(lead, dependencies, realtor ?? inbox);
  };
  return async (lead, kind) => ({
    messageId: `lead.${lead.id}.${kind}@${domain}`,
    ...(await write(lead, kind)),
  });
}
