import * as z from 'zod/mini';
import { atom, onMount } from 'nanostores';
import '#src/contract/jitless.ts';
import { APPLICATION_LIMITS } from '#src/contract/application/limits.ts';
import { ApplicationState } from '#src/contract/application/state.ts';
import { LEAD_LIMITS, REFERRAL_CODE_PATTERN } from '#src/contract/lead/limits.ts';
import type { Lead } from '#src/contract/lead/lead.ts';
import { e164, nationalPhone } from '#src/domain/account/profile-details.ts';
import { keepText } from '../shell/browser-storage.ts';
import { keptJson } from '../shell/kept-json.ts';

const STORAGE_KEY = 'larchway:application-state';
/** After this the name of someone without an account should not lie about in a browser. */
const APPLICANT_KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

const Kept = z.object({
  /** Whose state it is; a visitor's who has not logged in when null. */
  userId: z.nullable(z.string()),
  applicantAtMs: z.optional(z.number()),
  state: ApplicationState,
});
type Kept = z.infer<typeof Kept>;

const DEFAULTS: Kept = { userId: null, state: {} };

function withoutApplicant({ userId, state: { applicant: _, ...state } }: Kept): Kept {
  return { userId, state };
}

function read(): Kept {
  const kept = Kept.safeParse(keptJson('local', STORAGE_KEY));
  if (!kept.success) return DEFAULTS;
  const { userId, applicantAtMs = 0 } = kept.data;
  const isOld = userId === null && applicantAtMs < Date.now() - APPLICANT_KEPT_FOR_MS;
  return isOld ? withoutApplicant(kept.data) : kept.data;
}

/**
 * What is known of whoever uses this browser: the applicant's details, the partner who sent them
 * here, and the dialogs and notices they need not see again. The same in all tabs.
 */
export const $applicationState = atom<ApplicationState>({});

const readAgain = () => $applicationState.set(read().state);

onMount($applicationState, () => {
  const onStorage = ({ key }: StorageEvent) => {
    if (key === STORAGE_KEY || key === null) readAgain();
  };
  readAgain();
  addEventListener('storage', onStorage);
  return () => removeEventListener('storage', onStorage);
});

function keep(kept: Kept): void {
  keepText('local', STORAGE_KEY, JSON.stringify(kept));
  $applicationState.set(kept.state);
}

// From what is kept and not from what this tab last saw, so that no tab undoes another's change.
function change(part: ApplicationState, at: { applicantAtMs?: number } = {}): void {
  const kept = read();
  keep({ ...kept, ...at, state: { ...kept.state, ...part } });
}

function withWord(words: readonly string[] | undefined, word: string): string[] {
  return [...(words ?? []).filter((each) => each !== word), word].slice(
    -APPLICATION_LIMITS.seenWords,
  );
}

export function hasSeenModal(name: string): boolean {
  return $applicationState.get().modalsSeen?.includes(name) ?? false;
}

export function markModalSeen(name: string): void {
  change({ modalsSeen: withWord(read().state.modalsSeen, name) });
}

/** Whether the visitor has put a notice away that is not to come back. */
export function isNotificationDismissed(id: string): boolean {
  return $applicationState.get().notifications?.includes(id) ?? false;
}

export function markNotificationDismissed(id: string): void {
  change({ notifications: withWord(read().state.notifications, id) });
}

/** Keeps by whose referral code the visitor came; what can be no code is left alone. */
export function rememberPartner(code: string): void {
  const isCode = code.length <= LEAD_LIMITS.code && REFERRAL_CODE_PATTERN.test(code);
  if (isCode) change({ partner: { ...read().state.partner, code } });
}

/** Keeps who sent a lead, for the application they may begin after they have made an account. */
export function rememberApplicant({ user: { name, email, phone } }: Lead): void {
  const applicant = {
    ...read().state.applicant,
    name,
    ...(email && { email }),
    ...(phone && { phone: nationalPhone(e164(phone)) }),
  };
  change({ applicant }, { applicantAtMs: Date.now() });
}

/**
 * Makes the state that of whoever has logged in. What a visitor did before it keeps the applicant's
 * details and the partner; of another customer's nothing is kept.
 */
export function logInReset(userId: string): void {
  const { userId: before, state } = read();
  if (before === userId) return;
  const { applicant, partner } = before === null ? state : {};
  keep({ userId, state: { ...(applicant && { applicant }), ...(partner && { partner }) } });
}

/** Brings the state back to what a new visitor has. */
export function logOutReset(): void {
  keep(DEFAULTS);
}
