import type { KnownHome } from './visible-values.ts';

type Tree = { [name: string]: Tree | number };

export const PATHS = [
  'address.city',
  'address.neighborhood',
  'address.state',
  'details.propertyType',
  'details.style',
  'details.numBedrooms',
  'details.garage',
  'boardId',
  'class',
  'type',
  'status',
  'lastStatus',
] as const;

/** The value a home is counted by; undefined if the viewer does not know it. */
function valueAt({ whole, shown, city, state }: KnownHome, path: (typeof PATHS)[number]): unknown {
  const always: Readonly<Record<string, unknown>> = {
    'address.city': city,
    'address.state': state,
    boardId: shown.boardId,
    class: shown.class,
    type: shown.type,
    status: shown.status,
  };
  if (Object.hasOwn(always, path)) return always[path];
  const [first = '', second] = path.split('.');
  const part = (whole as Record<string, unknown> | null)?.[first];
  return second === undefined ? part : (part as Record<string, unknown> | undefined)?.[second];
}

/** The number of homes with each value of each path, nested like the paths. */
export function countsByValue(
  homes: readonly KnownHome[],
  paths: readonly (typeof PATHS)[number][],
): Tree | undefined {
  const tree: Tree = {};
  for (const path of paths) {
    for (const home of homes) {
      const value = valueAt(home, path);
      if (value === null || value === undefined || value === '') continue;
      const names = path.split('.');
      let at = tree;
      for (const name of names) {
        at[name] ??= {};
        at = at[name] as Tree;
      }
      at[String(value)] = Number(at[String(value)] ?? 0) + 1;
    }
  }
  return Object.keys(tree).length > 0 ? tree : undefined;
}

const hundredth = (value: number) => Math.round(value * 100) / 100;

function summary(values: readonly number[]) {
  const { length } = values;
  if (length === 0) return { count: 0, avg: null, med: null, sum: null };
  const sum = values.reduce((total, one) => total + one, 0);
  const sortedValues = values.toSorted((a, b) => a - b);
  const middle = [
    sortedValues[Math.floor((length - 1) / 2)],
    sortedValues[Math.ceil((length - 1) / 2)],
  ];
  return {
    count: length,
    avg: hundredth(sum / length),
    med: hundredth((Number(middle[0]) + Number(middle[1])) / 2),
    sum,
  };
}

const isClosed = ({ whole }: KnownHome) =>
  whole !== null && whole.status === 'U' && ['Sld', 'Lsd'].includes(whole.lastStatus);

/** Prices and counts of homes, and the number sold in each month that has sales. */
export function statisticsOf(homes: readonly KnownHome[]) {
  const askingPrices = homes.flatMap(({ whole }) => (whole ? [Number(whole.listPrice)] : []));
  const sold = homes.filter((home) => isClosed(home) && Number(home.whole?.soldPrice) > 0);
  const months = Map.groupBy(
    sold.filter(({ whole }) => whole?.soldDate),
    ({ whole }) => String(whole?.soldDate).slice(0, 7),
  );
  return {
    listPrice: summary(askingPrices),
    soldPrice: summary(sold.map(({ whole }) => Number(whole?.soldPrice))),
    available: homes.filter(({ shown }) => shown.status === 'A').length,
    closed: homes.filter(isClosed).length,
    soldByMonth: Object.fromEntries([...months].map(([month, members]) => [month, members.length])),
  };
}
