import { isListingLead, isSellingLead, type Lead } from '#src/contract/lead/lead.ts';
import { phoneText } from '#src/domain/lead/phone.ts';
import { contactForm } from '#src/messages/en/contact-form.ts';
import { headerText, mailBody, type MailBlock } from '../mail/mail-body.ts';
import type { Mail, MailAddress } from '../mail/mailer.ts';
import type { MailKind, StoredLead } from './repository.ts';

/** Who writes, and to whom the brokerage's copy goes. */
export type Letterhead = {
  readonly from: MailAddress;
  /** The brokerage's own inbox. */
  readonly inbox: MailAddress;
  readonly phone: string;
  /** The licence line that every message of a brokerage carries. */
  readonly licence: string;
};

const dollars = (amount: number) =>
  amount.toLocaleString('en-CA', { style: 'currency', currency: 'CAD', maximumFractionDigits: 0 });

type Row = readonly [label: string, value: string | undefined];

/** What the lead is about. */
function subjectRows(lead: Lead): readonly Row[] {
  if (isListingLead(lead)) {
    return [
      ['MLS® number', lead.code],
      ['Board', String(lead.boardId)],
      ['Address', lead.property?.address],
      ['City', lead.property?.city],
      ['Price', lead.property?.price === undefined ? undefined : dollars(lead.property.price)],
    ];
  }
  if (isSellingLead(lead)) {
    const { address, type, timing } = lead.property;
    return [
      ['Home to sell', address],
      ['Property type', contactForm.types[type]],
      ['Timing', contactForm.timings[timing]],
    ];
  }
  if (lead.purpose === 'question') return [['Wants a call', lead.callBack ? 'Yes' : undefined]];
  return [
    ['Referral code', lead.code],
    ['City', lead.property.city],
    ['Price', dollars(lead.property.price)],
  ];
}

function rowsOf({ lead, receipt }: StoredLead): MailBlock {
  const { name, email, phone } = lead.user;
  const rows: readonly Row[] = [
    ['Name', `${name.first} ${name.last}`],
    ['Email', email],
    ['Phone', phone && phoneText(phone)],
    ...subjectRows(lead),
    ['Receipt', receipt],
  ];
  return {
    rows: rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
  };
}

const quoteOf = ({ message }: Lead): MailBlock[] => (message ? [{ quote: message }] : []);

const nameOf = ({ user }: Lead) => headerText(`${user.name.first} ${user.name.last}`);

/** The sender's address; undefined for who left a phone number alone. */
function customerOf(lead: Lead): MailAddress | undefined {
  const { email } = lead.user;
  return email === undefined ? undefined : { name: nameOf(lead), email };
}

/** What the brokerage sees a lead is, before it opens the mail. */
function titleOf(lead: Lead): string {
  return isSellingLead(lead) ? 'Seller lead' : 'Lead';
}

function toBrokerage(stored: StoredLead, { from, inbox, licence }: Letterhead) {
  const { lead } = stored;
  const customer = customerOf(lead);
  const agreed = lead.consent?.marketing
    ? 'The sender agreed to be written to about other homes and offers.'
    : 'The sender agreed to be answered, and to nothing else.';
  return {
    from,
    to: inbox,
    ...(customer && { replyTo: customer }),
    subject: headerText(`${titleOf(lead)} ${stored.receipt}: ${nameOf(lead)}`),
    ...mailBody([
      { paragraph: 'A visitor of the site asks to be contacted.' },
      rowsOf(stored),
      ...quoteOf(lead),
      { paragraph: agreed },
      { paragraph: licence },
    ]),
  };
}

/** What a sender wrote, to read again: only for who has proved to have the address. */
function copyOf(stored: StoredLead): { readonly to: MailAddress; readonly blocks: MailBlock[] } {
  const { lead, isSenderVerified } = stored;
  const to = customerOf(lead);
  if (!to) throw new Error(`The sender of ${stored.receipt} gave no email address.`);
  // Anyone can write anything in the name of anyone: a stranger must not be sent it in ours.
  if (!isSenderVerified) return { to: { ...to, name: '' }, blocks: [] };
  return {
    to,
    blocks: [
      { paragraph: `Hello ${lead.user.name.first}, this is what reached us:` },
      rowsOf(stored),
      ...quoteOf(lead),
    ],
  };
}

function toCustomer(stored: StoredLead, { from, inbox, phone, licence }: Letterhead) {
  const { to, blocks } = copyOf(stored);
  return {
    from,
    to,
    replyTo: inbox,
    subject: headerText(`We have your message (${stored.receipt})`),
    ...mailBody([
      { paragraph: `Thank you for contacting ${from.name}. We have your message.` },
      ...blocks,
      {
        paragraph: `An agent will contact you. If it is urgent, call ${phone} and give your receipt number, ${stored.receipt}.`,
      },
      {
        paragraph:
          'If you did not contact us, someone else entered your email address. You can ignore this email.',
      },
      { paragraph: `${from.name}\n${licence}` },
    ]),
  };
}

/** Writes the mails about leads. */
export function leadMails(letterhead: Letterhead): (lead: StoredLead, kind: MailKind) => Mail {
  const domain = letterhead.from.email.split('@')[1] ?? 'localhost';
  return (lead, kind) => ({
    messageId: `lead.${lead.id}.${kind}@${domain}`,
    ...(kind === 'brokerage' ? toBrokerage(lead, letterhead) : toCustomer(lead, letterhead)),
  });
}
