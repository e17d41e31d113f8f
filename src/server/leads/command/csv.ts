import { isListingLead, type Lead } from '#src/contract/lead/lead.ts';
import { realtorOfLead } from '../realtors.ts';
import type { LeadEntry } from '../repository.ts';

/** Characters that a spreadsheet takes for the beginning of a formula (OWASP, CSV injection). */
const FORMULA = /^[\s]*[=+\-@\t\r\n|%]/;

/** One cell: quoted, and never a formula. */
export function csvCell(value: string): string {
  const harmless = FORMULA.test(value) ? `'${value}` : value;
  return `"${harmless.replaceAll('"', '""')}"`;
}

type Property = {
  readonly city?: string | undefined;
  readonly price?: number | undefined;
  readonly address?: string | undefined;
  readonly type?: string;
  readonly timing?: string;
  readonly estimate?: { readonly value: number } | undefined;
};

function propertyOf(lead: Lead): Property {
  return ('property' in lead && lead.property) || {};
}

function purposeOf(lead: Lead): string {
  if (isListingLead(lead)) return 'listing';
  return lead.purpose ?? 'buying';
}

const text = (value: string | number | undefined) => String(value ?? '');

const COLUMNS: readonly (readonly [name: string, value: (entry: LeadEntry) => string])[] = [
  ['receipt', ({ lead }) => lead.receipt],
  ['accepted', ({ lead }) => new Date(lead.acceptedAtMs).toISOString()],
  ['purpose', ({ lead: { lead } }) => purposeOf(lead)],
  ['suspected', ({ lead }) => lead.suspicion ?? ''],
  ['first name', ({ lead }) => lead.lead.user.name.first],
  ['last name', ({ lead }) => lead.lead.user.name.last],
  ['email', ({ lead }) => lead.lead.user.email ?? ''],
  ['phone', ({ lead }) => lead.lead.user.phone ?? ''],
  ['city', ({ lead }) => text(propertyOf(lead.lead).city)],
  ['price', ({ lead }) => text(propertyOf(lead.lead).price)],
  ['type', ({ lead }) => text(propertyOf(lead.lead).type)],
  ['timing', ({ lead }) => text(propertyOf(lead.lead).timing)],
  ['address', ({ lead }) => text(propertyOf(lead.lead).address)],
  ['estimate', ({ lead }) => text(propertyOf(lead.lead).estimate?.value)],
  ['realtor', ({ lead }) => text(realtorOfLead(lead))],
  ['code', ({ lead: { lead } }) => ('code' in lead ? text(lead.code) : '')],
  ['board', ({ lead: { lead } }) => (isListingLead(lead) ? String(lead.boardId) : '')],
  [
    'showing',
    ({ lead: { showing } }) => (showing ? new Date(showing.startsAtMs).toISOString() : ''),
  ],
  ['message', ({ lead }) => lead.lead.message ?? ''],
  ['marketing', ({ lead }) => (lead.lead.consent?.marketing ? 'yes' : 'no')],
  ['mails', ({ deliveries }) => deliveries.map(({ kind, state }) => `${kind} ${state}`).join(', ')],
];

/** The leads as CSV (RFC 4180), with a header line. */
export function leadsCsv(entries: readonly LeadEntry[]): string {
  const lines = [
    COLUMNS.map(([name]) => csvCell(name)),
    ...entries.map((entry) => COLUMNS.map(([, value]) => csvCell(value(entry)))),
  ];
  return lines.map((cells) => `${cells.join(',')}\r\n`).join('');
}
