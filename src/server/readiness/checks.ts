import { statfs } from 'node:fs/promises';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { reasonOf } from '#src/lib/error-reason.ts';

/** Resolves to a sentence about what is wrong, or to nothing when all is well. */
export type Check = () => Promise<string | undefined>;

/** The check passes while this much is free; below it a database soon cannot be written. */
const FREE_BYTES = 100_000_000;
/** Requests that wait longer than this for the thread are not answered in time. */
const LOOP_DELAY_LIMIT_MS = 500;
/** A store that takes longer than this counts as not answering. */
const STORE_LIMIT_MS = 2000;

/** The answer of a store; rejects when it does not come in time. */
export async function withTimeout<Value>(answer: Promise<Value>): Promise<Value> {
  let timer: NodeJS.Timeout | undefined;
  const timeout = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('does not respond')), STORE_LIMIT_MS);
  });
  return await Promise.race([answer, timeout]).finally(() => clearTimeout(timer));
}

/** Checks that a store answers a question. */
export function storeCheck(ask: () => Promise<unknown>): Check {
  return () => withTimeout(ask()).then(() => undefined, reasonOf);
}

/** Checks that the folder of the databases has room. */
export function diskCheck(folder: string): Check {
  return storeCheck(async () => {
    const { bavail, bsize } = await statfs(folder);
    const free = bavail * bsize;
    if (free < FREE_BYTES) throw new Error(`has ${Math.floor(free / 1e6)} MB left`);
  });
}

/**
 * Checks that the thread takes up arriving requests, judged over the time since the last check. One long
 * task among short ones delays only the requests of that moment, and is no reason to send visitors
 * elsewhere.
 */
export function eventLoopCheck(): Check {
  const delay = monitorEventLoopDelay({ resolution: 20 });
  delay.enable();
  return async () => {
    const medianMs = delay.percentile(50) / 1e6;
    delay.reset();
    return medianMs > LOOP_DELAY_LIMIT_MS ? `is ${Math.round(medianMs)} ms late` : undefined;
  };
}
