import { BROKERAGE_NAME, COLORS } from '#src/content-folder/facts.ts';
import { mix } from '../paint/color.ts';
import { textPath } from '#src/server/images/text-outline.ts';
import { seededRandom } from '../paint/random.ts';
import { box, d, ellipse, path, rect, stroke } from '#src/lib/svg.ts';
import { ART, artDefinitions, artDocument } from './art-document.ts';
import { artHouse } from './art-house.ts';
import { STREET_PAINTS } from './home-hero.ts';
import { artSky, clouds, farWoods, grass, hills, shrubs } from './landscape.ts';
import { larch, LARCH_GREEN } from './larch.ts';

const GROUND = 590;

/** The brokerage's sign on its post, hanging over the lawn. */
function sign(x: number, y: number): string {
  const board = box(x + 14, y - 168, 150, 108);
  const middle = board.x + board.width / 2;
  return [
    ellipse(box(x - 24, y - 8, 130, 18), 'url(#shadow)'),
    rect(box(x, y - 206, 11, 206), '#f4efe4'),
    rect(box(x + 7, y - 206, 4, 206), '#0d0f1a', { opacity: 0.12 }),
    rect(box(x - 8, y - 190, 184, 10), '#f4efe4'),
    stroke(d`M${board.x + 20} ${y - 180}v12M${board.x + 130} ${y - 180}v12`, '#8b857c', {
      'stroke-width': 2,
    }),
    rect(board, COLORS.primary.light, { rx: 4 }),
    rect(box(board.x + 5, board.y + 5, board.width - 10, board.height - 10), 'none', {
      rx: 2,
      stroke: '#e0b04c',
      'stroke-width': 1.6,
    }),
    textPath('For sale', {
      xPx: middle,
      yPx: board.y + 48,
      sizePx: 28,
      weight: 600,
      anchor: 'middle',
      color: '#fbf8f1',
    }),
    textPath(BROKERAGE_NAME, {
      xPx: middle,
      yPx: board.y + 82,
      sizePx: 19,
      weight: 400,
      anchor: 'middle',
      color: '#e0b04c',
    }),
  ].join('');
}

/** A house with a tidy front and the sign of the brokerage. Returns SVG. */
export function selling(): string {
  const random = seededRandom(29);
  const [brick] = STREET_PAINTS;
  const lawn = '#86ac5c';
  const stripes = Array.from({ length: 7 }, (_, index) => {
    const x = index * 200 - 60;
    return path(
      d`M${x} ${GROUND}H${x + 96}L${x + 96 + (x - 500) * 0.34} 750H${x - 20 + (x - 600) * 0.34}Z`,
      '#ffffff',
      { opacity: 0.06 },
    );
  });
  return artDocument(
    artDefinitions(['#78b3e0', '#c5dff0', '#f6f2e2']),
    [
      artSky([190, 120]),
      clouds(random, 4, '#ffffff'),
      hills(random, 360, 50, '#b7ccc6'),
      farWoods(random, 400, 600, mix('#6f9a5c', '#e9eef0', 0.34)),
      larch(random, { x: 168, y: 586, size: 420 }, LARCH_GREEN[0]),
      larch(random, { x: 1010, y: 584, size: 460 }, LARCH_GREEN[2]),
      larch(random, { x: 1110, y: 590, size: 370 }, LARCH_GREEN[1]),
      rect(box(0, GROUND - 20, ART.width, 200), lawn),
      rect(box(0, GROUND - 20, ART.width, 200), 'url(#fade-down)'),
      ...stripes,
      grass(random, [GROUND + 10, 744], lawn, 420),
      artHouse('gabledHouse', [300, GROUND], 1.78, brick),
      path(d`M612 ${GROUND}H690L770 750H612C640 690 630 640 612 ${GROUND}Z`, '#d3ccbe'),
      stroke(d`M616 622H702M624 660H724M630 704H746`, '#a9a296', { 'stroke-width': 2 }),
      shrubs(random, [318, 586], GROUND + 14, '#5f8a4c'),
      shrubs(random, [716, 842], GROUND + 14, '#5f8a4c'),
      sign(146, 706),
      shrubs(random, [128, 214], 716, '#6f9a52'),
      larch(random, { x: 1160, y: 716, size: 600 }, LARCH_GREEN[1]),
    ].join(''),
  );
}
