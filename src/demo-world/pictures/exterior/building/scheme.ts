import type { Era } from '../../home-appearance.ts';
import type { PaintRandom } from '../../paint/random.ts';
import type { Material } from './material.ts';

/** The materials and paints of one home. */
export type Scheme = {
  readonly main: Material;
  /** Material of wings, gables and upper storeys. */
  readonly accent: Material;
  readonly roof: Material;
  readonly trim: string;
  readonly frame: string;
  readonly door: string;
  readonly garage: string;
};

type Row = readonly [main: Material, accent: Material, roof: string, trim: string, door: string];

const brick = (color: string): Material => ({ kind: 'brick', color });
const siding = (color: string): Material => ({ kind: 'siding', color });
const stone = (color: string): Material => ({ kind: 'stone', color });
const stucco = (color: string): Material => ({ kind: 'stucco', color });
const batten = (color: string): Material => ({ kind: 'batten', color });
const wood = (color: string): Material => ({ kind: 'wood', color });

const CREAM = '#f3eee2';
const WHITE = '#f7f6f1';
const BLACK = '#2b2d30';

const ROWS: Record<Era, readonly [Row, ...Row[]]> = {
  heritage: [
    [brick('#94503d'), siding('#d9ceb8'), '#4c4843', CREAM, '#2f4a3d'],
    [brick('#a9694c'), brick('#94583f'), '#5a5049', '#efe6d3', '#22384c'],
    [brick('#c2a683'), siding('#8a9581'), '#4a4a4b', CREAM, '#6d2f2a'],
    [siding('#e4dccb'), siding('#c9c2b0'), '#565049', WHITE, '#7c3a2e'],
    [siding('#7d8f95'), siding('#c9d0cf'), '#45474b', WHITE, '#c08a3a'],
    [stone('#b0a690'), stucco('#e7dcc6'), '#4f4b47', CREAM, '#3b2c25'],
    [brick('#7d4438'), stucco('#e9dfca'), '#433f3d', '#ece3d0', '#1f2c33'],
  ],
  postwar: [
    [brick('#b07a5c'), siding('#efe9dc'), '#5c534c', WHITE, '#a3472f'],
    [brick('#c4ab8b'), siding('#dfe3df'), '#54524f', WHITE, '#3d6b78'],
    [brick('#9a5a47'), siding('#e8e0cf'), '#4a4644', CREAM, '#d0a24a'],
    [siding('#b8c4bd'), brick('#a06a52'), '#4d4e50', WHITE, '#7b3230'],
    [siding('#d8c9ab'), stone('#a79d8b'), '#5b5148', CREAM, '#34504a'],
    [stucco('#ece4d3'), brick('#a8785c'), '#66574b', WHITE, '#4c6a54'],
  ],
  suburban: [
    [brick('#a5654e'), siding('#e3dac6'), '#514a46', CREAM, '#26343f'],
    [brick('#bd9f82'), stone('#c8bda7'), '#5b5049', '#f1eadc', '#5b2f28'],
    [brick('#8c5546'), stucco('#e2d5bd'), '#453f3d', '#efe7d8', '#23282c'],
    [siding('#c9d0d1'), stone('#9f9a90'), '#484b50', WHITE, '#8f3d30'],
    [siding('#93a08c'), stone('#b1a894'), '#4b4843', CREAM, '#5d3a2c'],
    [stone('#c2b59d'), stucco('#efe6d4'), '#57514c', WHITE, '#3a2d26'],
    [siding('#6b7d88'), stone('#aba498'), '#3f4246', WHITE, '#c29145'],
  ],
  contemporary: [
    [batten('#efeee8'), wood('#a9774c'), '#3a3d41', WHITE, '#3c4a46'],
    [batten('#4d575b'), wood('#b5854f'), '#323539', '#e9e8e3', '#b5854f'],
    [brick('#6b6462'), batten('#d9d6cd'), '#34363a', BLACK, '#8b5c36'],
    [stone('#b5afa3'), siding('#5b6469'), '#3a3b3f', BLACK, '#9a6b40'],
    [siding('#e6e4dd'), stone('#a29b8f'), '#393c41', WHITE, '#2f4d5a'],
    [brick('#d5cbbb'), wood('#94673f'), '#3d3c3d', BLACK, '#1f2a2e'],
    [batten('#a9b4aa'), stone('#aaa294'), '#43474a', WHITE, '#a24d38'],
  ],
};

/** Matching materials from the time a home was built in. */
export function schemeOf(era: Era, random: PaintRandom): Scheme {
  const [main, accent, roof, trim, door] = random.pick(ROWS[era]);
  const modern = era === 'contemporary';
  return {
    main,
    accent,
    roof: { kind: modern && random.chance(0.25) ? 'seam' : 'shingle', color: roof },
    trim,
    frame: modern ? BLACK : trim,
    door,
    garage: random.pick(
      modern ? [BLACK, '#6b6e70', trim, accent.color] : [trim, trim, '#d8d0bf', door],
    ),
  };
}
