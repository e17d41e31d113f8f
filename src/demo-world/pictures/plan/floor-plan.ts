import { box, CANVAS, d, rect, stroke, svgDocument } from '#src/lib/svg.ts';
import { layoutLevel } from './level-layout.ts';
import { levelsOf } from './level-spaces.ts';
import { planLevel } from './plan-level.ts';
import { INK, MUTED, northArrow } from './plan-marks.ts';
import { textPath } from '#src/server/images/text-outline.ts';

/** A room from its listing, sizes in metres. */
export type PlanRoom = {
  readonly name: string;
  readonly level: string;
  readonly lengthM: number;
  readonly widthM: number;
};

const MARGIN = 64;
const TOP = 148;
const GAP = 56;
const AVAILABLE = { width: CANVAS.width - 2 * MARGIN, height: CANVAS.height - TOP - 84 };

/** Widest proportions of a level by their number: fewer side by side may be wider. */
const ASPECTS = [1.45, 0.92, 0.66, 0.52] as const;

function frame(title: string): string {
  const { width, height } = CANVAS;
  return [
    rect(box(0, 0, width, height), '#ffffff'),
    rect(box(0, 0, width, 8), '#15513f'),
    textPath(title, { xPx: MARGIN, yPx: 66, sizePx: 30, weight: 600, anchor: 'start', color: INK }),
    stroke(d`M${MARGIN} ${height - 56}H${width - MARGIN}`, '#e2ddd3', { 'stroke-width': 1.5 }),
    textPath('Approximate, not to scale. Sizes are those of the listing.', {
      xPx: MARGIN,
      yPx: height - 28,
      sizePx: 15,
      weight: 400,
      anchor: 'start',
      color: MUTED,
    }),
    northArrow(width - MARGIN - 22, 66),
  ].join('');
}

/**
 * A plan of a home drawn from its listed rooms: one outline per level side by side, areas in
 * proportion. The arrangement is invented, so the plan says that it is approximate. Returns SVG.
 */
export function floorPlan(
  rooms: readonly PlanRoom[],
  { title }: { readonly title: string },
): string {
  const levels = levelsOf(rooms);
  const aspect = ASPECTS[Math.min(levels.length, ASPECTS.length) - 1] ?? 1;
  const layouts = levels.map((level) => ({ level, layout: layoutLevel(level.spaces, aspect) }));
  const widthM = layouts.reduce((sum, { layout }) => sum + layout.width, 0);
  const heightM = Math.max(1, ...layouts.map(({ layout }) => layout.height));
  const freeWidth = AVAILABLE.width - GAP * Math.max(0, levels.length - 1);
  const pxPerMetre = Math.min(freeWidth / Math.max(1, widthM), AVAILABLE.height / heightM, 92);
  let left = MARGIN + (freeWidth - widthM * pxPerMetre) / 2;
  const levelDrawings = layouts.map(({ level, layout }) => {
    const top = TOP + (AVAILABLE.height - layout.height * pxPerMetre) / 2;
    const part = planLevel({ level, layout, left, top, pxPerMetre }, levels.length === 1);
    left += layout.width * pxPerMetre + GAP;
    return part;
  });
  return svgDocument('', frame(title) + levelDrawings.join(''));
}
