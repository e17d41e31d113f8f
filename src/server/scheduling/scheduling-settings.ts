import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

export type WorkConfig = {
  /** Milliseconds of this server that one client may take in ten seconds; 0 for no limit. */
  readonly readLimitMs: number;
};

const READ_LIMIT_MS = '5000';

/** The settings of how clients share the server, as the README lists them. */
export const WORK_SETTINGS = [
  {
    name: 'READ_LIMIT_MS',
    byDefault: READ_LIMIT_MS,
    meaning:
      'Milliseconds of the server’s time one network address may take in ten seconds; then it is asked to wait (429). 0 for no limit',
  },
] as const;

/** How they are read from the environment. */
export const workEnvironment = {
  READ_LIMIT_MS: z
    ._default(z.string(), READ_LIMIT_MS)
    .check(
      z.regex(/^\d{1,6}$/, { error: 'READ_LIMIT_MS must be a whole number of milliseconds, or 0' }),
    ),
};

/** What the environment says of them. */
export function workConfigOf({ READ_LIMIT_MS: limit }: { READ_LIMIT_MS: string }): WorkConfig {
  return { readLimitMs: Number(limit) };
}
