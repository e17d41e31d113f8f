/** Milliseconds that 50, 95 and 99 of a hundred calls stay under. */
export type Timings = { readonly p50: number; readonly p95: number; readonly p99: number };

/** The percentiles of some durations. */
export function percentiles(durationsMs: readonly number[]): Timings {
  const sortedDurations = durationsMs.toSorted((a, b) => a - b);
  const at = (share: number) =>
    sortedDurations[
      Math.min(sortedDurations.length - 1, Math.floor(share * sortedDurations.length))
    ];
  return { p50: at(0.5) ?? 0, p95: at(0.95) ?? 0, p99: at(0.99) ?? 0 };
}

/** Number of times a call is repeated: its best time counts. */
const PASSES = 3;

const FEWEST_CALLS = 5;

/**
 * Long enough to resemble a server that has run for long: its code is compiled, and its database has filled
 * its memory.
 */
const WARM_UP_MS = 500;

/** Makes calls for half a second, one after the other, starting over after the last. */
export async function warmUp<Call>(
  calls: readonly Call[],
  run: (call: Call) => unknown,
): Promise<void> {
  const end = performance.now() + WARM_UP_MS;
  while (performance.now() < end) {
    for (const call of calls) {
      await run(call);
      if (performance.now() >= end) return;
    }
  }
}

/**
 * Milliseconds of every call, made one by one in a few passes after half a second of the same calls. When
 * the budget is spent, the first pass stops once a few calls have been timed, so the result may be shorter
 * than the calls.
 */
export async function timeCalls<Call>(
  calls: readonly Call[],
  run: (call: Call) => unknown,
  budgetMs: number,
): Promise<number[]> {
  await warmUp(calls, run);
  const best: number[] = [];
  const began = performance.now();
  for (let pass = 0; pass <= PASSES; pass += 1) {
    for (const [i, call] of calls.entries()) {
      const isSpent = performance.now() - began > budgetMs;
      if (isSpent && (pass > 0 || i >= FEWEST_CALLS)) return best;
      const start = performance.now();
      await run(call);
      const tookMs = performance.now() - start;
      best[i] = Math.min(best[i] ?? Infinity, tookMs);
    }
  }
  return best;
}

type Turns = {
  /** Number of times each question is asked: its best time counts. */
  readonly passes: number;
  readonly budgetMs: number;
};

/**
 * Milliseconds that several engines take for the same questions: all engines answer a question before the
 * next one is asked, each time starting with another engine. When the budget is spent it stops as
 * `timeCalls` does.
 */
export async function timeInTurns<Question>(
  questions: readonly Question[],
  engines: readonly ((question: Question, at: number) => unknown)[],
  { passes, budgetMs }: Turns,
): Promise<number[][]> {
  const best = engines.map((): number[] => []);
  const began = performance.now();
  for (let pass = 0; pass < passes; pass += 1) {
    for (const [at, question] of questions.entries()) {
      const isSpent = performance.now() - began > budgetMs;
      if (isSpent && (pass > 0 || at >= FEWEST_CALLS)) return best;
      for (let turn = 0; turn < engines.length; turn += 1) {
        const engine = (turn + at) % engines.length;
        const start = performance.now();
        await engines[engine]?.(question, at);
        const tookMs = performance.now() - start;
        const times = best[engine] ?? [];
        times[at] = Math.min(times[at] ?? Infinity, tookMs);
      }
    }
  }
  return best;
}

const short = (ms: number) => (ms < 1 ? ms.toFixed(3) : ms < 10 ? ms.toFixed(2) : ms.toFixed(0));

/** For example `0.021 / 0.034 / 0.073`. */
export function timingsText({ p50, p95, p99 }: Timings): string {
  return [p50, p95, p99].map(short).join(' / ');
}
