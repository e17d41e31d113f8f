import '#src/contract/jitless.ts';
import {
  addSigner,
  createApplication,
  getApplication,
  saveApplication,
  saveSigner,
} from '#src/contract/application/calls.ts';
import type { ApplicationDraft, SignerDraft } from '#src/contract/application/draft.ts';
import { chooseMatch, getMatches, type MatchReply } from '#src/contract/application/match-calls.ts';
import type { Application, Signer } from '#src/contract/application/record.ts';
import type { CallOutcome } from '#src/contract/listings/realty-calls.ts';
import { call } from './http.ts';

/**
 * Begins an application. `userId` is the customer's own id; the same key brings the application that
 * an earlier try has made.
 */
export function startApplication(
  fields: ApplicationDraft,
  { userId, idempotencyKey }: { userId: string; idempotencyKey: string },
): Promise<CallOutcome<Application>> {
  return call(createApplication, {
    body: fields,
    headers: { 'user-id': userId, 'idempotency-key': idempotencyKey },
  });
}

export function loadApplication(
  id: string,
  signal?: AbortSignal,
): Promise<CallOutcome<Application>> {
  return call(getApplication, { params: { id }, signal });
}

/** Saves the groups that are given, each in place of the one before. */
export function keepApplication(
  id: string,
  fields: ApplicationDraft,
): Promise<CallOutcome<Application>> {
  return call(saveApplication, { params: { id }, body: fields });
}

/** Saves and sends; what is missing or wrong comes back as the problems of a refusal. */
export function submitApplication(
  id: string,
  fields: ApplicationDraft,
): Promise<CallOutcome<Application>> {
  return call(saveApplication, { params: { id }, body: { ...fields, submit: true } });
}

export function createSigner(id: string, fields: SignerDraft): Promise<CallOutcome<Signer>> {
  return call(addSigner, { params: { id }, body: fields });
}

export function changeSigner(
  { id, signerId }: { id: string; signerId: string },
  fields: SignerDraft,
): Promise<CallOutcome<Signer>> {
  return call(saveSigner, { params: { id, signerId }, body: fields });
}

export function loadMatches(id: string, signal?: AbortSignal): Promise<CallOutcome<MatchReply>> {
  return call(getMatches, { params: { id }, signal });
}

export function pickMatch(id: string, matchId: string): Promise<CallOutcome<MatchReply>> {
  return call(chooseMatch, { params: { id, matchId } });
}
