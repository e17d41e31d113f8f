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

/** What a sender wrote, to read again: only for who has proved to have the address. */
function copyOf(stored: StoredLead): { readonly to: MailAddress; readonly blocks: MailBlock[] } {
  const { lead, isSenderVerified } = stored;
  // Anyone can write anything in the name of anyone: a stranger must not be sent it in ours.
  if (!isSenderVerified) return { to: { name: '', email: lead.user.email }, blocks: [] };
  return {
    to: customerOf(lead),
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
