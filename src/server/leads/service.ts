import { hash, randomInt, randomUUID } from 'node:crypto';
import type { BotSignals } from '#src/contract/lead/fields.ts';
import { isListingLead, type Lead, type ListingLead } from '#src/contract/lead/lead.ts';
import type { KeyedListing } from '#src/domain/listing/key.ts';
import type { Clock } from '#src/lib/clock.ts';
import type { FieldError } from '#src/lib/validation/validation.ts';
import type { Viewer } from '../http/viewer.ts';
import { recipientKey } from '../mail/recipient-key.ts';
import { clientNetwork } from '../scheduling/client-network.ts';
import { decideLead } from './day-limits.ts';
import { type FindRealtor, withoutUnknownRealtor } from './realtors.ts';
import type { DecideLead, LeadRepository, Suspicion } from './repository.ts';
import type { PlanShowing } from './showings/plan-showing.ts';

type Submission = {
  readonly lead: Lead;
  readonly marks: BotSignals;
  readonly idempotencyKey: string | undefined;
  /** The network address of the sender, kept with the consent. */
  readonly address: string;
  readonly userAgent: string;
  /** The verified email address of the signed-in person. */
  readonly verifiedEmail: string | undefined;
  /** The sender as a viewer of listings. */
  readonly viewer: Viewer;
};

export type Acceptance =
  | { readonly kind: 'accepted'; readonly receipt: string }
  | { readonly kind: 'other-body' }
  | { readonly kind: 'limited'; readonly retryAfterMs: number }
  | { readonly kind: 'refused'; readonly errors: readonly FieldError[] }
  | { readonly kind: 'unavailable'; readonly error: unknown };

export type LeadService = { accept(submission: Submission): Promise<Acceptance> };

export type LeadServiceDependencies = {
  readonly repository: Pick<LeadRepository, 'add'>;
  readonly clock: Clock;
  readonly findRealtor: FindRealtor;
  readonly planShowing: PlanShowing;
  readonly decide?: DecideLead;
  /** Called when there are mails to send. */
  readonly onAccepted: () => void;
  /** Called with the listing that a lead is about, when it is stored and no robot is suspected. */
  readonly onListingLead?: ((listing: KeyedListing) => void) | undefined;
};

/** No person reads and fills a form in less; a browser's autofill takes about this long. */
const MIN_FILL_MS = 1500;

/** Whether a robot may have sent the form. */
function suspicionOf({ website, elapsedMs }: BotSignals): Suspicion | null {
  if (website.trim() !== '') return 'hidden field filled';
  if (elapsedMs === undefined) return 'unknown fill time';
  return elapsedMs < MIN_FILL_MS ? 'filled too fast' : null;
}

/** Crockford's base 32: no letter that is read as another one or as a digit. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

const group = () => Array.from({ length: 5 }, () => SIGNS[randomInt(SIGNS.length)]).join('');

/** A number to name on the phone, such as LW-7K3MX-92QXD. Nobody can guess one: 50 random bits. */
function newReceipt(): string {
  return `LW-${group()}-${group()}`;
}

const USER_AGENT_LENGTH = 300;

/** Whether the lead names the address that its sender has proved to have. */
function isVerified({ user: { email } }: Lead, verifiedEmail: string | undefined): boolean {
  return email !== undefined && email.toLowerCase() === verifiedEmail?.toLowerCase();
}

/** The email address or phone number of the sender; a seller may leave only a phone number. */
function recipientOf({ user: { email, phone } }: Lead): string {
  return email === undefined ? `phone ${phone}` : recipientKey(email);
}

const listingOf = ({ code, boardId }: ListingLead): KeyedListing => ({
  mlsNumber: code.toUpperCase(),
  boardId,
});

/** Takes leads: an accepted lead is on the disk, with the mails it asks for. */
export function leadService({
  repository,
  clock,
  findRealtor,
  planShowing,
  onAccepted,
  onListingLead,
  decide = decideLead,
}: LeadServiceDependencies): LeadService {
  /** The showing that a lead asks for, and the function that decides on the lead. */
  const withShowing = async (lead: Lead, viewer: Viewer) => {
    const showing = isListingLead(lead) ? lead.showing : undefined;
    if (!isListingLead(lead) || !showing) return { showing: null, decide };
    const plan = await planShowing({ ...lead, showing }, viewer);
    if (plan.ok) return { showing: plan.value, decide };
    // Not refused here: a lead that was taken earlier gets its receipt again, even if its time has passed
    // since.
    const refuse: DecideLead = () => ({ kind: 'refused', errors: [plan.error] });
    return { showing: null, decide: refuse };
  };
  return {
    async accept({ lead: sentLead, marks, idempotencyKey, address, userAgent, ...sender }) {
      const lead = withoutUnknownRealtor(sentLead, findRealtor);
      const { marketing = false, wording = '' } = lead.consent ?? {};
      const consent = {
        marketing,
        wording,
        address,
        userAgent: userAgent.slice(0, USER_AGENT_LENGTH),
      };
      const suspicion = suspicionOf(marks);
      try {
        const isSenderVerified = isVerified(lead, sender.verifiedEmail);
        const showingPlan = await withShowing(lead, isSenderVerified ? sender.viewer : 'anonymous');
        const outcome = await repository.add(
          {
            id: randomUUID(),
            receipt: newReceipt(),
            acceptedAtMs: clock.now().getTime(),
            suspicion,
            isSenderVerified,
            lead,
            showing: showingPlan.showing,
            idempotencyKey: idempotencyKey ?? null,
            bodyHash: hash('sha256', JSON.stringify(lead)),
            senderKey: clientNetwork(address),
            recipientKey: recipientOf(lead),
            consent,
          },
          showingPlan.decide,
        );
        if (!('receipt' in outcome)) return outcome;
        if (outcome.kind === 'stored') {
          onAccepted();
          if (suspicion === null && isListingLead(lead)) onListingLead?.(listingOf(lead));
        }
        return { kind: 'accepted', receipt: outcome.receipt };
      } catch (error) {
        return { kind: 'unavailable', error };
      }
    },
  };
}
