import { box, CANVAS, d, path, rect } from '#src/lib/svg.ts';
import { mix } from '../../paint/color.ts';
import { treeLine } from '../garden/tree-line.ts';
import { withHaze } from '../picture.ts';
import type { Stage } from '../stage.ts';

type Row = {
  readonly haze: number;
  readonly heightPx: readonly [number, number];
  readonly widthPx: readonly [number, number];
  /** Distance between two towers as a share of their width: above 1 leaves gaps. */
  readonly spread: number;
};

/** One hazy tower; its top is plain, stepped, slanted or bears a mast. */
function farTower(stage: Stage, [x, y]: readonly [number, number], row: Row, width: number) {
  const { random, air } = stage;
  const height = random.between(...row.heightPx);
  const color = withHaze(
    stage,
    random.pick(['#66788c', '#7f858e', '#8d8079', '#6f7f80']),
    row.haze,
  );
  const top = y - height;
  const cap = random.pick([
    '',
    d`M${x + width * 0.2} ${top}V${top - 14}H${x + width * 0.8}V${top}Z`,
    height > 110 ? d`M${x} ${top}L${x + width} ${top - width * 0.35}V${top}Z` : '',
    d`M${x + width * 0.47} ${top}V${top - 40}H${x + width * 0.53}V${top}Z`,
  ]);
  const rows = Array.from({ length: Math.max(0, Math.floor(height / 17) - 1) }, (_, index) => {
    const v = top + 9 + index * 17;
    return d`M${x + width * 0.36} ${v}H${x + width - 5}V${v + 6}H${x + width * 0.36}Z`;
  });
  return [
    rect(box(x, top, width, height), color),
    path(cap, color),
    rect(box(x, top, width * 0.3, height), '#ffffff', { opacity: 0.12 }),
    path(rows.join(''), air.lampsOn ? '#ffdf9f' : '#2f455c', {
      opacity: air.lampsOn ? 0.22 : 0.1,
    }),
  ].join('');
}

function towerRow(stage: Stage, y: number, row: Row): string {
  const parts: string[] = [];
  for (let x = -40; x < CANVAS.width + 20;) {
    const width = stage.random.between(...row.widthPx);
    parts.push(farTower(stage, [x, y], row, width));
    x += width * row.spread * stage.random.between(0.8, 1.25);
  }
  return parts.join('');
}

function hills(stage: Stage, y: number): string {
  return [0.72, 0.56]
    .map((haze, row) => {
      const [first, second] = [stage.random.between(40, 90), stage.random.between(30, 80)];
      const rise = row === 0 ? 1 : 0.55;
      const data = d`M-20 ${y}V${y - 30}C180 ${y - first * rise} 380 ${y - first * rise} 600 ${y - 34 * rise}S1000 ${y - second * rise} 1220 ${y - 40}V${y}Z`;
      return path(data, withHaze(stage, '#56708a', haze));
    })
    .join('');
}

function water(stage: Stage, y: number): string {
  const { air } = stage;
  return (
    rect(box(0, y - 8, CANVAS.width, 36), mix(air.lit('#7fa7bf'), air.haze, 0.35)) +
    rect(box(0, y - 8, CANVAS.width, 3), '#ffffff', { opacity: 0.4 })
  );
}

const FAR: Row = { haze: 0.8, heightPx: [90, 330], widthPx: [52, 100], spread: 1 };
const NEAR: Row = { haze: 0.62, heightPx: [60, 200], widthPx: [60, 110], spread: 1.3 };
const STREET: Row = { haze: 0.36, heightPx: [26, 84], widthPx: [80, 170], spread: 1.7 };
const LOW: Row = { haze: 0.55, heightPx: [36, 84], widthPx: [90, 190], spread: 1.02 };

/** Hazy towers far behind, standing on the horizon. */
export function skyline(stage: Stage): string {
  const y = stage.camera.horizonY + 6;
  return towerRow(stage, y, FAR) + towerRow(stage, y, NEAR);
}

/** The background of a building: downtown, hills, a lake shore, low streets or park trees. */
export function cityBeyond(stage: Stage): string {
  const y = stage.camera.horizonY + 6;
  const trees = (low: number, high: number) => treeLine(stage, y, [low, high], false);
  const scenes = [
    () => skyline(stage),
    () => hills(stage, y) + towerRow(stage, y, { ...NEAR, spread: 2.2 }) + trees(30, 60),
    () => towerRow(stage, y, { ...FAR, spread: 2.6, heightPx: [60, 210] }) + water(stage, y),
    () => towerRow(stage, y, LOW) + trees(40, 80),
    () => towerRow(stage, y, { ...FAR, spread: 3.4, heightPx: [120, 260] }) + trees(90, 160),
  ] as const;
  return stage.random.pick<() => string>(scenes)() + towerRow(stage, y + 8, STREET);
}
