import { thousands } from '#src/lib/text/thousands.ts';
import { HOME_KINDS, market } from '../market/market.ts';
import type { City, HomeKind } from '../market/market.ts';
import { emptySums } from './tally.ts';
import type { Sums, Tally } from './tally.ts';

const STATUSES = ['New', 'Pc', 'Sc', 'Sce', 'Lc', 'Lce', 'Dft', 'Sld', 'Lsd', 'Exp', 'Sus', 'Ter'];
const KIND_NAMES: Readonly<Record<HomeKind, string>> = {
  detached: 'Detached',
  semi: 'Semi-detached',
  townhouse: 'Townhouse',
  condoTown: 'Condo townhouse',
  condoApt: 'Condo apartment',
  multiplex: 'Multiplex',
  land: 'Vacant land',
  other: 'Mobile home',
};

const rounded = (number: number) => thousands(Math.round(number));
const percent = (part: number, all: number) =>
  `${(all === 0 ? 0 : (part / all) * 100).toFixed(1)} %`;

const COLUMNS = [
  'Active',
  'Sold',
  'Leased',
  'Off',
  'Avg sold $',
  'Parameter $',
  'Off by',
  'Days',
  'Param.',
  'Paid/asked',
  'Param.',
] as const;
const NAME_WIDTH = 24;
const COLUMN_WIDTH = 11;

function line(name: string, cells: readonly string[]): string {
  return (
    name.padEnd(NAME_WIDTH) + cells.map((cell) => cell.padStart(COLUMN_WIDTH)).join('')
  ).trimEnd();
}

function plus(one: Sums, other: Sums): Sums {
  return {
    active: one.active + other.active,
    sold: one.sold + other.sold,
    leased: one.leased + other.leased,
    off: one.off + other.off,
    soldDollars: one.soldDollars + other.soldDollars,
    daysOnMarket: one.daysOnMarket + other.daysOnMarket,
    ratios: one.ratios + other.ratios,
  };
}

function rowOf(name: string, sums: Sums, city: City, parameterDollars: number): string {
  const { sold } = sums;
  const average = sums.soldDollars / sold;
  const offBy = (average / parameterDollars - 1) * 100;
  const sales =
    sold === 0
      ? ['–', rounded(parameterDollars), '–', '–']
      : [
          rounded(average),
          rounded(parameterDollars),
          `${offBy < 0 ? '−' : '+'}${Math.abs(offBy).toFixed(1)} %`,
          (sums.daysOnMarket / sold).toFixed(1),
        ];
  return line(name, [
    ...[sums.active, sold, sums.leased, sums.off].map(rounded),
    ...sales,
    String(city.daysOnMarket),
    sold === 0 ? '–' : `${((sums.ratios / sold) * 100).toFixed(1)} %`,
    `${city.saleToListPct.toFixed(1)} %`,
  ]);
}

function parameterDollars({ avgPriceK, mix }: City): number {
  const shares = HOME_KINDS.reduce((sum, kind) => sum + mix[kind], 0);
  return (HOME_KINDS.reduce((sum, kind) => sum + mix[kind] * avgPriceK[kind], 0) / shares) * 1000;
}

function cityRows(city: City, kinds: ReadonlyMap<HomeKind, Sums>): string[] {
  const all = [...kinds.values()].reduce(plus, emptySums());
  const rows = HOME_KINDS.flatMap((kind) => {
    const sums = kinds.get(kind);
    const name = `  ${KIND_NAMES[kind]}`;
    return sums === undefined ? [] : [rowOf(name, sums, city, city.avgPriceK[kind] * 1000)];
  });
  return [rowOf(city.name, all, city, parameterDollars(city)), ...rows];
}

function permissionLines({ permissions, statuses, closedRestricted }: Tally): string[] {
  const active = [...permissions.values()].reduce((one, other) => one + other, 0);
  const at = (key: string) => permissions.get(key) ?? 0;
  const closedCount = (statuses.get('Sld') ?? 0) + (statuses.get('Lsd') ?? 0);
  return [
    `Active and restricted: ${percent(active - at('Y/Y'), active)} ` +
      `(not public ${percent(at('Y/N'), active)}, no address ${percent(at('N/Y'), active)}, ` +
      `both ${percent(at('N/N'), active)})`,
    `Sold or leased and restricted: ${percent(closedRestricted, closedCount)}`,
  ];
}

/**
 * A tally as a table for a terminal: the share of each status and restriction, then counts, prices and days
 * on market by city and kind, each beside its market parameter.
 */
export function reportText(tally: Tally): string {
  const statuses = STATUSES.map((code) => {
    const count = tally.statuses.get(code) ?? 0;
    return `  ${code.padEnd(4)}${rounded(count).padStart(10)}${percent(count, tally.count).padStart(9)}`;
  });
  const rows = market.cities.flatMap((city) => {
    const kinds = tally.cities.get(`${city.name}, ${city.province}`);
    return kinds === undefined ? [] : cityRows(city, kinds);
  });
  const head = [`Demo listings: ${rounded(tally.count)}`, ...statuses, ...permissionLines(tally)];
  return `${[...head, '', line('City and type', COLUMNS), ...rows].join('\n')}\n`;
}
