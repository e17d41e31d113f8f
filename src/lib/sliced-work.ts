/** Work that may be left off where it yields, and carried on later. It returns its result. */
export type SlicedWork<Result> = Generator<void, Result>;

/** Carries work to its end at once. */
export function finish<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
