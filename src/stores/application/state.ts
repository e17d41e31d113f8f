import * as z from 'zod/mini';
import { persistentAtom } from '@nanostores/persistent';
import { computed } from 'nanostores';
import '#src/contract/jitless.ts';
import { APPLICATION_LIMITS } from '#src/contract/application/limits.ts';
import { ApplicationState } from '#src/contract/application/state.ts';
import { LEAD_LIMITS, REFERRAL_CODE_PATTERN } from '#src/contract/lead/limits.ts';
import type { Lead } from '#src/contract/lead/lead.ts';
import { e164, nationalPhone } from '#src/domain/account/profile-details.ts';
import '../shell/storage/persistent-engine.ts';
import { parsedJson } from '../shell/storage/stored-json.ts';

const STORAGE_KEY = 'realty:application-state';
/** After this the name of someone without an account should not lie about in a browser. */
const APPLICANT_KEPT_FOR_MS = 7 * 24 * 60 * 60_000;

const StoredState = z.object({
  /** The id of the user who owns the state; null for a visitor who has not logged in. */
  userId: z.nullable(z.string()),
  applicantAtMs: z.optional(z.number()),
  state: ApplicationState,
});
type StoredState = z.infer<typeof StoredState>;

const DEFAULTS: StoredState = { userId: null, state: {} };

function withoutApplicant({ userId, state: { applicant: _, ...state } }: StoredState): StoredState {
  return { userId, state };
}

function decode(text: string): StoredState {
  const storedState = StoredState.safeParse(parsedJson(STORAGE_KEY, text));
  if (!storedState.success) return DEFAULTS;
  const { userId, applicantAtMs = 0 } = storedState.data;
  const isOld = userId === null && applicantAtMs < Date.now() - APPLICANT_KEPT_FOR_MS;
  return isOld ? withoutApplicant(storedState.data) : storedState.data;
}

const $storedState = persistentAtom<StoredState>(STORAGE_KEY, DEFAULTS, {
  encode: (storedState) => JSON.stringify(storedState),
  decode,
});

/**
 * The state of whoever uses this browser: the applicant's details, the partner who referred them, and the
 * dialogs and notices they need not see again. The same in all tabs.
 */
export const $applicationState = computed($storedState, ({ state }) => state);

function change(part: ApplicationState, at: { applicantAtMs?: number } = {}): void {
  const storedState = $storedState.get();
  $storedState.set({ ...storedState, ...at, state: { ...storedState.state, ...part } });
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
  change({ modalsSeen: withWord($storedState.get().state.modalsSeen, name) });
}

/** Whether the visitor has dismissed a notice for good. */
export function isNotificationDismissed(id: string): boolean {
  return $applicationState.get().notifications?.includes(id) ?? false;
}

export function markNotificationDismissed(id: string): void {
  change({ notifications: withWord($storedState.get().state.notifications, id) });
}

/** Keeps the visitor's referral code; texts that cannot be codes are ignored. */
export function rememberPartner(code: string): void {
  const isCode = code.length <= LEAD_LIMITS.code && REFERRAL_CODE_PATTERN.test(code);
  if (isCode) change({ partner: { ...$storedState.get().state.partner, code } });
}

/** Keeps who sent a lead, for the application they may begin after they have made an account. */
export function rememberApplicant({ user: { name, email, phone } }: Lead): void {
  const applicant = {
    ...$storedState.get().state.applicant,
    name,
    ...(email && { email }),
    ...(phone && { phone: nationalPhone(e164(phone)) }),
  };
  change({ applicant }, { applicantAtMs: Date.now() });
}

/**
 * Hands the state to whoever has logged in. A visitor's applicant details and partner are kept; another
 * customer's state is dropped.
 */
export function logInReset(userId: string): void {
  const { userId: before, state } = $storedState.get();
  if (before === userId) return;
  const { applicant, partner } = before === null ? state : {};
  $storedState.set({
    userId,
    state: { ...(applicant && { applicant }), ...(partner && { partner }) },
  });
}

/** Resets the state to that of a new visitor. */
export function logOutReset(): void {
  $storedState.set(DEFAULTS);
}
