/** Whole numbers from `from` up to but not `to`. */
export type Span = { readonly from: number; readonly to: number };

/** The same numbers in sorted, separate spans. */
export function joinedSpans(spans: readonly Span[]): Span[] {
  const mergedSpans: { from: number; to: number }[] = [];
  for (const { from, to } of spans.toSorted((a, b) => a.from - b.from)) {
    const last = mergedSpans.at(-1);
    if (last && from <= last.to) last.to = Math.max(last.to, to);
    else mergedSpans.push({ from, to });
  }
  return mergedSpans;
}

/** The numbers in both lists, each of which is in sorted, separate spans. */
export function commonSpans(one: readonly Span[], other: readonly Span[]): Span[] {
  const common: Span[] = [];
  let [at, against] = [0, 0];
  for (;;) {
    const [mine, theirs] = [one[at], other[against]];
    if (!mine || !theirs) return common;
    const [from, to] = [Math.max(mine.from, theirs.from), Math.min(mine.to, theirs.to)];
    if (from < to) common.push({ from, to });
    if (mine.to < theirs.to) at += 1;
    else against += 1;
  }
}

/** The parts of a span outside the known spans, which are sorted and separate. */
function unknownOf({ from, to }: Span, coveredSpans: readonly Span[]): Span[] {
  const unknown: Span[] = [];
  let at = from;
  for (const one of coveredSpans) {
    if (one.to <= at || one.from >= to) continue;
    if (one.from > at) unknown.push({ from: at, to: one.from });
    at = one.to;
  }
  return at < to ? [...unknown, { from: at, to }] : unknown;
}

/** The parts of the wanted spans outside the known ones, which are sorted and separate. */
export function uncoveredSpans(spans: readonly Span[], coveredSpans: readonly Span[]): Span[] {
  return spans.flatMap((span) => unknownOf(span, coveredSpans));
}

/** At most `most` spans, which cover all given ones: those with the smallest gaps are joined. */
export function limitSpans(spans: readonly Span[], most: number): Span[] {
  const few = joinedSpans(spans);
  while (few.length > most) {
    const gaps = few.slice(1).map(({ from }, at) => from - (few[at]?.to ?? 0));
    const at = gaps.indexOf(Math.min(...gaps));
    const [from, to] = [few[at]?.from ?? 0, few[at + 1]?.to ?? 0];
    few.splice(at, 2, { from, to });
  }
  return few;
}
