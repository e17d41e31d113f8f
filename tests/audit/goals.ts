import type { PageKind } from './audited-pages.ts';
import type { Speed, Transfer } from './transfer.ts';

/** Upper limits; figures of time are for a quiet machine. */
type Goals = Omit<Speed, 'score'> & { readonly scriptKb: number };

const GOALS: Readonly<Record<PageKind, Goals>> = {
  marketing: { scriptKb: 5, lcpSeconds: 1.2, blockingMs: 30, shift: 0.01 },
  home: { scriptKb: 15, lcpSeconds: 1.5, blockingMs: 50, shift: 0.01 },
  list: { scriptKb: 15, lcpSeconds: 1.5, blockingMs: 50, shift: 0.01 },
  listing: { scriptKb: 15, lcpSeconds: 1.8, blockingMs: 80, shift: 0.01 },
  map: { scriptKb: 245, lcpSeconds: 2, blockingMs: 150, shift: 0.02 },
  form: { scriptKb: 135, lcpSeconds: 2, blockingMs: 150, shift: 0.01 },
};

export const KB = 1024;

/** The goals that a page misses, each with the page's figure. */
export function missedGoals(
  kind: PageKind,
  { scriptBytes }: Transfer,
  speed: Speed,
): readonly string[] {
  const goals = GOALS[kind];
  const scriptKb = scriptBytes / KB;
  const measurements: readonly [name: string, is: number, goal: number][] = [
    ['KB of script', scriptKb, goals.scriptKb],
    ['seconds to the largest part', speed.lcpSeconds, goals.lcpSeconds],
    ['milliseconds blocked', speed.blockingMs, goals.blockingMs],
    ['layout shift', speed.shift, goals.shift],
  ];
  return measurements
    .filter(([, is, goal]) => !(is <= goal))
    .map(([name, is, goal]) => `${name}: ${is.toFixed(2)}, where ${goal} is the goal`);
}
