import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { typedNumber } from '#src/lib/text/typed-number.ts';
import { pagePath } from '../routes.ts';
import { DEFAULT_MORTGAGE } from './default-mortgage.ts';
import { PAYMENT_FREQUENCIES, type PaymentFrequency } from './payment-frequency.ts';
import { REGIONS, TORONTO } from './closing/tax-region.ts';

export const CALCULATORS = ['affordability', 'payment', 'closing'] as const;
export type CalculatorName = (typeof CALCULATORS)[number];

/** A number that can be typed, or chosen on a slider; dollars, percent or years. */
type NumberInput = {
  readonly initial: number;
  /** The allowed range for typing, ends included. */
  readonly min: number;
  readonly max: number;
  /** The end of the slider. */
  readonly sliderMax: number;
  readonly step: number;
};

const dollars = (initial: number, sliderMax: number, step: number): NumberInput => ({
  initial,
  min: 0,
  max: 100_000_000,
  sliderMax,
  step,
});

/** The numbers of all calculators, by their names in an address. */
export const NUMBER_INPUTS = {
  /** Income of the household, a year before tax. */
  income: dollars(120_000, 500_000, 1000),
  /** Cards, car loans and the like, a month. */
  debts: dollars(300, 5000, 50),
  /** Property tax, heating and the like, a month. */
  housing: dollars(600, 3000, 50),
  down: dollars(120_000, 1_000_000, 5000),
  price: dollars(600_000, 3_000_000, 5000),
  rate: { initial: DEFAULT_MORTGAGE.ratePercent, min: 0, max: 25, sliderMax: 12, step: 0.05 },
  years: { initial: DEFAULT_MORTGAGE.years, min: 1, max: 40, sliderMax: 30, step: 1 },
  /** Property tax a year. */
  tax: dollars(4200, 20_000, 100),
  /** Maintenance fee a month. */
  fee: dollars(0, 2000, 25),
} as const satisfies Readonly<Record<string, NumberInput>>;
export type NumberName = keyof typeof NUMBER_INPUTS;

const FLAGS = ['firstHome', 'newHome', 'borrowedDown'] as const;
export type FlagName = (typeof FLAGS)[number];

/** The inputs of all calculators. */
export type CalculatorInputs = Readonly<Record<NumberName, number>> &
  Readonly<Record<FlagName, boolean>> & {
    readonly calculator: CalculatorName;
    readonly frequency: PaymentFrequency;
    /** A province's code, or `TORONTO`. */
    readonly region: string;
  };

const Calculator = z.enum(CALCULATORS);
const Frequency = z.enum(PAYMENT_FREQUENCIES);
const Region = z.enum(REGIONS);

const numberNames = Object.keys(NUMBER_INPUTS) as NumberName[];

/** Reads a typed number; undefined where it is invalid or out of its range. */
export function readNumber(name: NumberName, text: string | null): number | undefined {
  const { min, max } = NUMBER_INPUTS[name];
  const value = typedNumber(text ?? '', name === 'rate' ? 4 : 2) ?? Number.NaN;
  return value >= min && value <= max ? value : undefined;
}

const byName = <Name extends string, Value>(names: readonly Name[], of: (name: Name) => Value) =>
  Object.fromEntries(names.map((name) => [name, of(name)])) as Record<Name, Value>;

/** Reads the address of the calculators. Invalid parts count as missing. */
export function readCalculators(query: URLSearchParams): CalculatorInputs {
  return {
    calculator: Calculator.safeParse(query.get('calculator')).data ?? 'affordability',
    frequency: Frequency.safeParse(query.get('frequency')).data ?? 'monthly',
    region: Region.safeParse(query.get('region')).data ?? TORONTO,
    ...byName(
      numberNames,
      (name) => readNumber(name, query.get(name)) ?? NUMBER_INPUTS[name].initial,
    ),
    ...byName(FLAGS, (name) => query.get(name) === '1'),
  };
}

const DEFAULTS = readCalculators(new URLSearchParams());

/** The inputs that differ from the defaults, for an address. */
export function writeCalculators(inputs: CalculatorInputs): URLSearchParams {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(inputs)) {
    if (value === DEFAULTS[name as keyof CalculatorInputs]) continue;
    query.set(name, value === true ? '1' : String(value));
  }
  return query;
}

/** The one address of the calculators with their inputs. */
export function calculatorsHref(inputs: CalculatorInputs): string {
  const text = writeCalculators(inputs).toString();
  return pagePath('/calculators') + (text && `?${text}`);
}
