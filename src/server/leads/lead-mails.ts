import { isListingLead, type Lead } from '#src/contract/lead.ts';
import { phoneText } from '#src/domain/phone.ts';
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

function rowsOf({ lead, receipt }: StoredLead): MailBlock {
  const { user, property } = lead;
  const about: readonly Row[] = isListingLead(lead)
    ? [
        ['MLS® number', lead.code],
        ['Board', String(lead.boardId)],
        ['Address', lead.property?.address],
      ]
    : [['Referral code', lead.code]];
  const rows: readonly Row[] = [
    ['Name', `${user.name.first} ${user.name.last}`],
    ['Email', user.email],
    ['Phone', phoneText(user.phone)],
    ...about,
    ['City', property?.city],
    ['Price', property?.price === undefined ? undefined : dollars(property.price)],
    ['Receipt', receipt],
  ];
  return {
    rows: rows.flatMap(([label, value]) => (value === undefined ? [] : [[label, value] as const])),
  };
}

const quoteOf = ({ message }: Lead): MailBlock[] => (message ? [{ quote: message }] : []);

function customerOf({ user }: Lead): MailAddress {
  return { name: headerText(`${user.name.first} ${user.name.last}`), email: user.email };
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
    replyTo: customer,
    subject: headerText(`Lead ${stored.receipt}: ${customer.name}`),
    ...mailBody([
      { paragraph: 'A visitor of the site asks to be contacted.' },
      rowsOf(stored),
      ...quoteOf(lead),
      { paragraph: agreed },
      { paragraph: licence },
    ]),
  };
}

function toCustomer(stored: StoredLead, { from, inbox, phone, licence }: Letterhead) {
  return {
    from,
    to: customerOf(stored.lead),
    replyTo: inbox,
    subject: headerText(`We have your message (${stored.receipt})`),
    ...mailBody([
      { paragraph: `Hello ${stored.lead.user.name.first},` },
      { paragraph: `Thank you for writing to ${from.name}. This is what reached us:` },
      rowsOf(stored),
      ...quoteOf(stored.lead),
      {
        paragraph: `A realtor will contact you. If it is urgent, call ${phone} and name your receipt, ${stored.receipt}.`,
      },
      { paragraph: 'If you did not write to us, please answer this mail and say so.' },
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
