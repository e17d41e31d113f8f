import { hash, randomBytes } from 'node:crypto';
import type { Clock } from '#src/lib/clock.ts';
import type { ShowingParty, ShowingStore } from './showing-store.ts';

const TOKEN_BYTES = 24;

/** The stored form of a token: a reader of the database cannot cancel anyone's showing. */
export function showingTokenHash(token: string): string {
  return hash('sha256', token);
}

/** Makes a token that opens a showing for one of its parties, and keeps its hash. */
export type MakeShowingToken = (leadId: string, party: ShowingParty) => Promise<string>;

/** Each mail has its own token: only its hash is kept, so a second mail cannot repeat the first's. */
export function showingTokens(
  store: Pick<ShowingStore, 'keepToken'>,
  clock: Clock,
): MakeShowingToken {
  return async (leadId, party) => {
    const token = randomBytes(TOKEN_BYTES).toString('base64url');
    const nowMs = clock.now().getTime();
    await store.keepToken(leadId, { hash: showingTokenHash(token), party, nowMs });
    return token;
  };
}
