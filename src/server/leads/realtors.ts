import type { Lead } from '#src/contract/lead/lead.ts';
import type { MailAddress } from '../mail/mailer.ts';
import type { StoredLead } from './repository.ts';

/** Where mails to a realtor of the brokerage go, by the name of the person's page; undefined for nobody. */
export type FindRealtor = (id: string) => MailAddress | undefined;

/** The realtor whom the sender writes to; for a showing, the one who shows the home. */
export function realtorOfLead({
  lead,
  showing,
}: Pick<StoredLead, 'lead' | 'showing'>): string | undefined {
  return showing?.realtor ?? lead.realtor;
}

/** The lead, without a realtor unknown to the brokerage: its page may be older than the site. */
export function withoutUnknownRealtor(lead: Lead, findRealtor: FindRealtor): Lead {
  if (lead.realtor === undefined || findRealtor(lead.realtor)) return lead;
  const { realtor: _nobody, ...others } = lead;
  return others;
}
