import { mix } from '../paint/color.ts';
import { seededRandom } from '../paint/random.ts';
import { box, d, ellipse, path, rect } from '#src/lib/svg.ts';
import { ART, artDefinitions, artDocument } from './art-document.ts';
import { artSky, hills } from './landscape.ts';
import { larch, LARCH_GOLD } from './larch.ts';

const HORIZON = 400;
const HAZE = '#fbe9c8';

/** Rows of larches either side of the path, from the far ones to the near. */
function avenue(): string {
  const random = seededRandom(41);
  const parts: string[] = [];
  for (let row = 0; row < 11; row += 1) {
    const near = (row / 10) ** 2.1;
    const y = HORIZON + 16 + near * 300;
    const size = 96 + near * 620;
    const away = 46 + near * 500;
    const haze = 0.58 * (1 - row / 10) ** 1.3;
    for (const side of [-1, 1]) {
      const x = 620 + side * (away + random.between(-8, 14) * (1 + near * 3));
      parts.push(
        larch(
          random,
          { x, y, size: size * random.between(0.92, 1.1) },
          mix(random.pick(LARCH_GOLD), HAZE, haze),
        ),
      );
      if (row < 9) {
        const outer = x + side * (70 + near * 260);
        parts.push(
          larch(
            random,
            { x: outer, y: y - 4, size: size * random.between(0.8, 1) },
            mix(random.pick(LARCH_GOLD), HAZE, haze + 0.1),
          ),
        );
      }
    }
  }
  return parts.join('');
}

function needles(): string {
  const random = seededRandom(43);
  return Array.from({ length: 420 }, () => {
    const depth = random.between(0, 1) ** 0.6;
    const y = HORIZON + 30 + depth * 320;
    const size = 1.5 + depth * 4;
    return ellipse(
      box(random.between(0, ART.width), y, size * 2.2, size * 0.8),
      random.pick(['#e8bd5a', '#c98a1b', '#b8782a', '#f0cf7c']),
      { opacity: 0.75 },
    );
  }).join('');
}

/** A path between larches in autumn: the way that gives the brokerage its name. Returns SVG. */
export function about(): string {
  const random = seededRandom(47);
  const way = d`M608 ${HORIZON + 18}H634C650 460 592 500 640 560C700 630 800 690 860 750H330C400 690 520 640 552 566C580 506 610 470 608 ${HORIZON + 18}Z`;
  return artDocument(
    artDefinitions(['#9cc3dc', '#dbe8ea', '#ffe9bd']),
    [
      artSky([560, 330]),
      hills(random, 300, 60, mix('#8fa5b0', HAZE, 0.5)),
      hills(random, 350, 40, mix('#b29a62', HAZE, 0.5)),
      rect(box(0, HORIZON, ART.width, 360), '#c2a655'),
      rect(box(0, HORIZON, ART.width, 360), 'url(#fade-down)'),
      path(way, '#e3d2ae'),
      path(way, 'url(#across)'),
      needles(),
      avenue(),
    ].join(''),
  );
}
