import { atom } from 'nanostores';
import * as z from 'zod/mini';
import '#src/contract/jitless.ts';
import { call } from '#src/clients/http.ts';
import {
  addSignerCall,
  createApplicationCall,
  getApplicationCall,
  saveApplicationCall,
  saveSignerCall,
} from '#src/contract/application/calls.ts';
import { ApplicationDraft, type SignerDraft } from '#src/contract/application/draft.ts';
import {
  chooseMatchCall,
  getMatchesCall,
  type MatchReply,
} from '#src/contract/application/match-calls.ts';
import type { Application, Signer } from '#src/contract/application/record.ts';
import { getDashboardCall } from '#src/contract/customer/calls.ts';
import type { CallFailure, CallOutcome } from '#src/contract/call-outcome.ts';
import { mergedDraft } from '#src/domain/application/merged-draft.ts';
import { e164, nationalPhone } from '#src/domain/account/profile-details.ts';
import { success } from '#src/lib/outcome.ts';
import { $applicationState } from './state.ts';
import { removeStorage, writeStorage } from '../shell/storage/browser-storage.ts';
import { storedJson } from '../shell/storage/stored-json.ts';
import { loadLatest, type AsyncState } from '../shell/async-state.ts';
import { $profile, loadProfile } from '../session/profile.ts';
import { $userId } from '../session/session.ts';

/** The application the customer works on, or has sent; null without one. */
export const $application = atom<AsyncState<Application | null>>({ kind: 'idle' });

/** Its fields as they are on the screen, saved or not. */
export const $draft = atom<ApplicationDraft>({});

const request = loadLatest($application);
const unsavedKey = (id: string) => `realty:application:${id}`;

function show(application: Application): void {
  $application.set({ kind: 'ready', value: application });
}

/** Values a field may hold while it is typed, though they could not be saved. */
const OUT_OF_BOUNDS: ReadonlySet<string> = new Set(['too_big', 'too_small', 'invalid_format']);

/** A typed text that is no number stays text. */
const isTyped = (issue: z.core.$ZodIssue) =>
  OUT_OF_BOUNDS.has(issue.code) ||
  (issue.code === 'invalid_type' &&
    (issue.expected === 'number' || issue.expected === 'int') &&
    typeof issue.input === 'string');

function isDraft(fields: unknown): boolean {
  const draft = ApplicationDraft.safeParse(fields, { reportInput: true });
  return draft.success || draft.error.issues.every(isTyped);
}

const UnsavedDraft = z.object({
  savedAtMs: z.number(),
  fields: z.custom<ApplicationDraft>(isDraft),
});
type UnsavedDraft = z.infer<typeof UnsavedDraft>;

/** The unsaved input of a page that was left before it could be saved. */
function unsavedDraftOf({ id, updatedAtMs }: Application): ApplicationDraft | undefined {
  const storedDraft = UnsavedDraft.safeParse(storedJson('local', unsavedKey(id)));
  return storedDraft.success && storedDraft.data.savedAtMs === updatedAtMs
    ? storedDraft.data.fields
    : undefined;
}

/** Runs before the application itself is shown: the filled-in fields decide where one continues. */
function loadDraft(application: Application): void {
  $draft.set((application.state === 'draft' && unsavedDraftOf(application)) || application.fields);
}

async function latest(signal: AbortSignal): Promise<CallOutcome<Application | null>> {
  const dashboard = await call(getDashboardCall, { signal });
  if (!dashboard.ok) return dashboard;
  const { latest: newest } = dashboard.value.applications;
  const open = newest.find(({ state }) => state === 'draft') ?? newest[0];
  if (!open) return success(null);
  const outcome = await call(getApplicationCall, { params: { id: open.id }, signal });
  if (outcome.ok && !signal.aborted) loadDraft(outcome.value);
  return outcome;
}

/** Finds the application there is to go on with: a draft, else the last one that was sent. */
export function openApplication(): Promise<void> {
  return request.load(latest);
}

/** The facts about the customer known already; the account's take precedence over the visitor's. */
async function prefilledFields(): Promise<ApplicationDraft> {
  await loadProfile();
  const { applicant, partner } = $applicationState.get();
  const sender = partner && { partner, ...(partner.code && { referralCode: partner.code }) };
  const state = $profile.get();
  if (state.kind !== 'ready') return { ...(applicant && { applicant }), ...sender };
  const { givenName: first, familyName: last, email, phone } = state.details;
  return {
    applicant: {
      ...applicant,
      name: { first, last },
      email,
      ...(phone && { phone: nationalPhone(e164(phone)) }),
    },
    ...sender,
  };
}

let startKey: string | undefined;

/**
 * Begins an application with the known facts about the customer and the given fields; a repeated request
 * makes only one.
 */
export async function beginApplication(draft: ApplicationDraft = {}): Promise<CallFailure | null> {
  startKey ??= crypto.randomUUID();
  const userId = $userId.get() ?? '';
  const body = { ...(await prefilledFields()), ...draft };
  const headers = { 'user-id': userId, 'idempotency-key': startKey };
  const outcome = await call(createApplicationCall, { body, headers });
  if (!outcome.ok) return outcome.error;
  startKey = undefined;
  loadDraft(outcome.value);
  show(outcome.value);
  return null;
}

function present(): Application | null {
  const state = $application.get();
  return state.kind === 'ready' ? state.value : null;
}

/** Changes the fields on the screen; until they are saved this browser keeps them. */
export function changeDraft(fields: ApplicationDraft): void {
  $draft.set(fields);
  const application = present();
  if (!application) return;
  const unsavedDraft: UnsavedDraft = { savedAtMs: application.updatedAtMs, fields };
  writeStorage('local', unsavedKey(application.id), JSON.stringify(unsavedDraft));
}

function applyOutcome(outcome: CallOutcome<Application>): CallFailure | null {
  if (!outcome.ok) return outcome.error;
  removeStorage('local', unsavedKey(outcome.value.id));
  show(outcome.value);
  return null;
}

const UNREACHABLE: CallFailure = { kind: 'unreachable' };

/** Whether a save was refused because the application was saved elsewhere since it was read here. */
export function isChangedElsewhere(failure: CallFailure): boolean {
  return failure.kind === 'refused' && failure.status === 409;
}

/** Merges the version saved in another tab or on another device with the changes made here. */
async function mergeLatest({ id, fields: base }: Application): Promise<void> {
  const outcome = await call(getApplicationCall, { params: { id } });
  if (!outcome.ok) return;
  show(outcome.value);
  if (outcome.value.state !== 'draft') return;
  changeDraft(mergedDraft(base, $draft.get(), outcome.value.fields));
}

/** Sends the fields on the screen, unless the application changed elsewhere; then merges that version. */
async function putDraft(changes: { submit?: true } = {}): Promise<CallFailure | null> {
  const application = present();
  if (!application) return UNREACHABLE;
  const { id, updatedAtMs: basedOnMs, fields } = application;
  const draft = $draft.get();
  // A group that is not sent stays unchanged, so a removed code is sent empty.
  const isCodeRemoved = fields.referralCode && draft.referralCode === undefined;
  const body = { ...draft, ...(isCodeRemoved && { referralCode: '' }), ...changes, basedOnMs };
  const failure = applyOutcome(await call(saveApplicationCall, { params: { id }, body }));
  if (failure && isChangedElsewhere(failure)) await mergeLatest(application);
  return failure;
}

/** Saves the draft; changes saved elsewhere meanwhile stay in fields that were not changed here. */
export async function saveDraft(): Promise<CallFailure | null> {
  const failure = await putDraft();
  return failure && isChangedElsewhere(failure) ? putDraft() : failure;
}

/**
 * Sends the application; missing values come back as the problems of a refusal. Changes made elsewhere are
 * shown first, to be read before sending.
 */
export function sendApplication(): Promise<CallFailure | null> {
  return putDraft({ submit: true });
}

function withSigner(signers: readonly Signer[], signer: Signer): Signer[] {
  const isNew = signers.every(({ id }) => id !== signer.id);
  return isNew ? [...signers, signer] : signers.map((old) => (old.id === signer.id ? signer : old));
}

/** Adds a signer, or changes the one of that id. */
export async function saveSigner(
  signerId: string | null,
  fields: SignerDraft,
): Promise<CallFailure | null> {
  const application = present();
  if (!application) return UNREACHABLE;
  const { id } = application;
  const outcome = await (signerId === null
    ? call(addSignerCall, { params: { id }, body: fields })
    : call(saveSignerCall, { params: { id, signerId }, body: fields }));
  if (!outcome.ok) return outcome.error;
  show({ ...application, signers: withSigner(application.signers, outcome.value) });
  return null;
}

/** The lenders that fit the application. */
export const $matches = atom<AsyncState<MatchReply>>({ kind: 'idle' });

const matching = loadLatest($matches);

export function findMatches(id: string): Promise<void> {
  return matching.load((signal) => call(getMatchesCall, { params: { id }, signal }));
}

export async function chooseLender(id: string, matchId: string): Promise<CallFailure | null> {
  const outcome = await call(chooseMatchCall, { params: { id, matchId } });
  if (!outcome.ok) return outcome.error;
  $matches.set({ kind: 'ready', value: outcome.value });
  return null;
}
