import { type WorkSchedule, workSchedule } from './request-work.ts';

/**
 * The server ends work that takes too long; this deadline is for work that it could not tell the thread to
 * end.
 */
const DEADLINE_MS = 60_000;

/** The turns of a worker thread, whose clients the server limits. */
export type ThreadSchedule = WorkSchedule & {
  /** Time of this thread that a client took since the last call, ms. */
  readonly takeCharge: (client: string) => number;
};

/** Shares a worker thread among the clients as the server shares its own. */
export function threadSchedule(): ThreadSchedule {
  const chargedMs = new Map<string, number>();
  const schedule = workSchedule(
    {
      waitSeconds: async () => 0,
      charge: (client, ms) => void chargedMs.set(client, (chargedMs.get(client) ?? 0) + ms),
    },
    DEADLINE_MS,
  );
  return {
    ...schedule,
    takeCharge(client) {
      const ms = chargedMs.get(client) ?? 0;
      chargedMs.delete(client);
      return ms;
    },
  };
}
