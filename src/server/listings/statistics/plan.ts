import type { StatisticCode } from '#src/contract/listings/statistics/statistics.ts';
import type { FigureName, Statistics } from '#src/contract/listings/statistics/statistics-reply.ts';
import { wordFlags } from './facts/facts.ts';
import type { Measure } from '#src/domain/market/sale-pool.ts';
import { flaggedRows, isKnown, knownRows, type RowNumbers } from './rows.ts';
import type { Samples } from './facts/samples.ts';
import type { SummaryName } from './summaries/summaries.ts';

type Output = {
  readonly key: FigureName;
  readonly measure: Measure;
  readonly summary: SummaryName;
};

/**
 * What a code adds to a reply: the name of the statistic, the counted rows, the figures, and the date to
 * split by.
 */
export type Part = {
  readonly statistic: keyof Statistics;
  readonly outputs: readonly Output[];
  readonly rowsOf: (samples: Samples) => RowNumbers;
  /** `either` is the day sold for a search of only listings off the market, else the day listed. */
  readonly date: 'list' | 'sold' | 'either';
};

const having = (wantedMeasure: Measure) => (samples: Samples) =>
  knownRows(samples.measure(wantedMeasure), samples.rows());

/** The rows with a known value of any of some measures. */
const havingAny = (measures: readonly Measure[]) => (samples: Samples) => {
  const columns = measures.map((name) => samples.measure(name));
  const isCounted = new Uint8Array(samples.count);
  for (let row = 0; row < samples.count; row += 1) {
    isCounted[row] = Number(columns.some((column) => isKnown(column[row] ?? Number.NaN)));
  }
  return flaggedRows(isCounted, samples.rows());
};

const COUNTS: Readonly<Record<string, Part>> = {
  'cnt-new': {
    statistic: 'new',
    outputs: [],
    rowsOf: ({ numbers, rows }) => knownRows(numbers('listDay'), rows()),
    date: 'list',
  },
  'cnt-closed': {
    statistic: 'closed',
    outputs: [],
    rowsOf: ({ flags, rows }) => flaggedRows(flags('closed'), rows()),
    date: 'sold',
  },
  'cnt-available': {
    statistic: 'available',
    outputs: [],
    rowsOf: ({ words, rows }) => flaggedRows(wordFlags(words('status'), ['A']), rows()),
    date: 'list',
  },
  'pct-aboveBelowList': {
    statistic: 'aboveBelowList',
    outputs: [
      { key: 'above', measure: 'aboveList', summary: 'pct' },
      { key: 'below', measure: 'belowList', summary: 'pct' },
    ],
    rowsOf: having('aboveList'),
    date: 'sold',
  },
};

const PRICE_PER_SQFT_KEYS = {
  avg: ['avgPriceLow', 'avgPriceHigh'],
  med: ['medPriceLow', 'medPriceHigh'],
  min: ['minPriceLow', 'minPriceHigh'],
  max: ['maxPriceLow', 'maxPriceHigh'],
} as const;

function isPerSqft(summary: string): summary is keyof typeof PRICE_PER_SQFT_KEYS {
  return Object.hasOwn(PRICE_PER_SQFT_KEYS, summary);
}

type Simple = 'avg' | 'med' | 'sum' | 'min' | 'max' | 'sd';
type MeasuredField = 'listPrice' | 'soldPrice' | 'daysOnMarket' | 'tax' | 'maintenanceFee';

function sqftPart(summary: Simple): Part {
  const measure = summary === 'min' ? 'sqftLow' : 'sqftHigh';
  return {
    statistic: 'sqft',
    outputs: [{ key: summary, measure, summary }],
    rowsOf: having(measure),
    date: 'either',
  };
}

function pricePerSqftPart(summary: keyof typeof PRICE_PER_SQFT_KEYS): Part {
  const [low, high] = PRICE_PER_SQFT_KEYS[summary];
  return {
    statistic: 'sqft',
    outputs: [
      { key: low, measure: 'priceSqftLow', summary },
      { key: high, measure: 'priceSqftHigh', summary },
    ],
    rowsOf: having('priceSqftLow'),
    date: 'either',
  };
}

/**
 * The parts that codes request, one for each statistic: two codes of one statistic count the same homes.
 */
export function partsOf(codes: readonly StatisticCode[]): Part[] {
  const byStatistic = Map.groupBy(codes.map(partOf), ({ statistic }) => statistic);
  return [...byStatistic.values()].flatMap((parts) => {
    const [first] = parts;
    if (!first || parts.length === 1) return parts;
    const outputs = [
      ...new Map(parts.flatMap((part) => part.outputs.map((one) => [one.key, one]))).values(),
    ];
    const measures = [...new Set(outputs.map(({ measure }) => measure))];
    const countedRows = measures.length > 1 ? havingAny(measures) : first.rowsOf;
    return [{ ...first, outputs, rowsOf: countedRows }];
  });
}

/** The part that a code requests, for example `avg-soldPrice`. */
export function partOf(code: StatisticCode): Part {
  const countedRows = COUNTS[code];
  if (countedRows) return countedRows;
  const [summary, name] = code.split('-') as [Simple, string];
  if (name === 'sqft') return sqftPart(summary);
  if (name === 'priceSqft' && isPerSqft(summary)) return pricePerSqftPart(summary);
  const measure = name as MeasuredField;
  const isSold = measure === 'soldPrice' || measure === 'daysOnMarket';
  return {
    statistic: measure,
    outputs: [{ key: summary, measure, summary }],
    rowsOf: having(measure),
    date: isSold ? 'sold' : 'either',
  };
}
