import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  CALCULATORS,
  type CalculatorInputs,
  calculatorsHref,
  NUMBER_INPUTS,
  readCalculators,
  readNumber,
} from '#src/domain/mortgage/calculator-inputs.ts';
import { paymentCalculatorOf } from '#src/domain/mortgage/calculator-links.ts';
import { PAYMENT_FREQUENCIES } from '#src/domain/mortgage/payment-frequency.ts';
import { REGIONS } from '#src/domain/mortgage/closing/tax-region.ts';
import { rawText } from '#tests/support/hostile-texts.ts';

const readQuery = (query: string) => readCalculators(new URLSearchParams(query));
const queryOf = (href: string) => href.split('?')[1] ?? '';

test('the plain address is the affordability calculator with its defaults', () => {
  expect(readQuery('').calculator).toBe('affordability');
  expect(calculatorsHref(readQuery(''))).toBe('/real-estate/calculators');
});

test.each([
  ['income', '150,000', 150_000],
  ['income', ' $95 000 ', 95_000],
  ['income', '2100,50', 2100.5],
  ['price', '650 000,50 $', 650_000.5],
  ['price', '1.000.000', 1_000_000],
  ['price', '650.000', undefined],
  ['rate', '4.19', 4.19],
  ['rate', '5,5', 5.5],
  ['rate', '4.125', 4.125],
  ['rate', '26', undefined],
  ['years', '0', undefined],
  ['price', '-5', undefined],
  ['price', '1e6', undefined],
  ['price', '', undefined],
  ['price', null, undefined],
] as const)('%s of %j is read as %s', (name, text, value) => {
  expect(readNumber(name, text)).toBe(value);
});

const amount = (name: keyof typeof NUMBER_INPUTS) => {
  const { min, sliderMax, step } = NUMBER_INPUTS[name];
  return fc
    .integer({ min: Math.ceil(min / step), max: Math.floor(sliderMax / step) })
    .map((steps) => Number((steps * step).toFixed(2)));
};

const inputs = fc.record({
  calculator: fc.constantFrom(...CALCULATORS),
  frequency: fc.constantFrom(...PAYMENT_FREQUENCIES),
  region: fc.constantFrom(...REGIONS),
  firstHome: fc.boolean(),
  newHome: fc.boolean(),
  borrowedDown: fc.boolean(),
  income: amount('income'),
  debts: amount('debts'),
  housing: amount('housing'),
  down: amount('down'),
  price: amount('price'),
  rate: amount('rate'),
  years: amount('years'),
  tax: amount('tax'),
  fee: amount('fee'),
}) satisfies fc.Arbitrary<CalculatorInputs>;

test('any input reads back from its address', () => {
  fc.assert(
    fc.property(inputs, (filledIn) => {
      expect(readQuery(queryOf(calculatorsHref(filledIn)))).toEqual(filledIn);
    }),
  );
});

test('any address is readable, and its input has one canonical address', () => {
  const names = fc.constantFrom(...Object.keys(readQuery('')));
  fc.assert(
    fc.property(fc.array(fc.tuple(names, rawText), { maxLength: 6 }), (pairs) => {
      const filledIn = readCalculators(new URLSearchParams(pairs));
      expect(readQuery(queryOf(calculatorsHref(filledIn)))).toEqual(filledIn);
    }),
  );
});

test('a listing prefills the payment calculator', () => {
  const href = paymentCalculatorOf(899_000, 179_800, { yearlyTax: 4321.5, monthlyFee: null });
  expect(readQuery(queryOf(href))).toMatchObject({
    calculator: 'payment',
    price: 899_000,
    down: 179_800,
    tax: 4322,
    fee: 0,
  });
});
