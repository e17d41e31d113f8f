import type { CodeRange } from '#src/server/search-index/area-cover.ts';
import { coverArea } from '#src/server/search-index/area-cover.ts';
import type { SearchArea } from '#src/server/search-index/search-area.ts';

type Span = { readonly from: number; readonly to: number };

function mergeSpans(ranges: readonly Span[], gap: number): Span[] {
  const spans: { from: number; to: number }[] = [];
  for (const { from, to } of ranges) {
    const last = spans.at(-1);
    if (last && from - last.to <= gap) last.to = to;
    else spans.push({ from, to });
  }
  return spans;
}

/**
 * At most `most` spans of Morton codes that contain every row of an area: the ranges that the index reads,
 * with the narrowest gaps between them closed.
 */
export function coverSpans(area: SearchArea, most: number): Span[] {
  const ranges: CodeRange[] = coverArea(area);
  const gaps = ranges.slice(1).map(({ from }, at) => from - (ranges[at]?.to ?? from));
  const widest = gaps.toSorted((a, b) => b - a);
  return mergeSpans(ranges, widest[most - 1] ?? 0);
}
