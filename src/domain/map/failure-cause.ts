import type { CallFailure } from '#src/contract/call-outcome.ts';

/** Why a search of the map failed, as far as a visitor can act on it. */
export type FailureCause = 'connection' | 'server' | 'too-many';

/** Reads from a failed call what its visitor can do about it. */
export function failureCause(error: CallFailure): FailureCause {
  if (error.kind === 'refused') return error.status === 429 ? 'too-many' : 'server';
  return error.kind === 'unreadable' ? 'server' : 'connection';
}
