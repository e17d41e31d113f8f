/** Work that can pause where it yields, and be continued later. It returns its result. */
export type SlicedWork<Result> = Generator<void, Result>;

/** Work of a single piece. */
export function* singleStep(step: () => unknown): SlicedWork<unknown> {
  yield;
  return step();
}

/** Carries work to its end at once. */
export function finish<Result>(work: SlicedWork<Result>): Result {
  for (;;) {
    const step = work.next();
    if (step.done) return step.value;
  }
}
