/** The houses of the drawn street; y is 0 at the pavement and grows upwards as negative numbers. */
export type House = {
  readonly x: number;
  readonly tone: 1 | 2 | 3 | 4;
  readonly wall: string;
  readonly roof: string;
  readonly trim: string;
  /** Lit windows, and dark ones. */
  readonly lit: string;
  readonly unlit: string;
  readonly door: string;
};

const pane = (x: number, y: number, width = 18, height = 26) =>
  `M${x} ${y}h${width}v${height}h-${width}Z`;

const gableHouse = {
  wall: 'M0 0V-128L62 -186L124 -128V0Z',
  roof: 'M-9 -122L62 -200L133 -122L124 -113L62 -181L0 -113Z',
  trim: 'M0 -62h124v5H0ZM6 -58h50v-6H6ZM10 0v-58h4V0ZM50 0v-58h4V0Z',
  door: 'M24 0v-46h18V0Z',
} as const;

const wide = {
  wall: 'M0 0V-84H186V0Z',
  roof: 'M-12 -80L26 -132H160L198 -80Z',
  trim: 'M0 -84h186v5H0ZM132 -116v-34h16v34Z',
  door: 'M84 0v-50h20V0Z',
} as const;

const tall = {
  wall: 'M0 0V-212H112V0Z',
  roof: 'M-6 -212L8 -246H104L118 -212Z',
  trim: 'M0 -144h112v4H0ZM0 -74h112v4H0ZM18 -246v-22h14v22Z',
  door: 'M14 0v-50h20V0Z',
} as const;

const GABLED_PANES = [pane(20, -110), pane(52, -150), pane(84, -110), pane(74, -44, 34, 26)];
const WIDE_PANES = [pane(18, -58, 46, 30), pane(122, -58, 46, 30)];
const TALL_PANES = [
  pane(14, -196),
  pane(47, -196),
  pane(80, -196),
  pane(14, -128),
  pane(47, -128),
  pane(80, -128),
  pane(50, -54, 48, 32),
];

type Shape = Pick<House, 'wall' | 'roof' | 'trim' | 'door'>;

/** `lit` numbers the panes behind which a lamp is on. */
function house(
  place: { x: number; tone: House['tone'] },
  shape: Shape,
  panes: readonly string[],
  lit: readonly number[],
): House {
  return {
    ...place,
    ...shape,
    lit: panes.filter((_, index) => lit.includes(index)).join(''),
    unlit: panes.filter((_, index) => !lit.includes(index)).join(''),
  };
}

export const HOUSES: readonly House[] = [
  house({ x: -40, tone: 2 }, tall, TALL_PANES, [0, 4, 6]),
  house({ x: 72, tone: 1 }, gableHouse, GABLED_PANES, [1, 3]),
  house({ x: 200, tone: 3 }, wide, WIDE_PANES, [0]),
  house({ x: 374, tone: 4 }, gableHouse, GABLED_PANES, [0, 2]),
  house({ x: 500, tone: 2 }, wide, WIDE_PANES, [0, 1]),
  house({ x: 672, tone: 1 }, gableHouse, GABLED_PANES, [1, 3]),
  house({ x: 786, tone: 3 }, gableHouse, GABLED_PANES, [0, 3]),
  house({ x: 908, tone: 4 }, wide, WIDE_PANES, [0, 1]),
  house({ x: 1080, tone: 1 }, tall, TALL_PANES, [1, 3, 6]),
  house({ x: 1186, tone: 2 }, gableHouse, GABLED_PANES, [2, 3]),
  house({ x: 1310, tone: 3 }, wide, WIDE_PANES, [1]),
  house({ x: 1486, tone: 4 }, tall, TALL_PANES, [2, 4, 5]),
];

/** The positions of the street lamps. */
export const LAMPS: readonly number[] = [188, 490, 776, 1068, 1476];
