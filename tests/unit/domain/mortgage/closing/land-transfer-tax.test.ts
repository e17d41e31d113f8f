import fc from 'fast-check';
import { expect, test } from 'vitest';
import { transferTax } from '#src/domain/mortgage/closing/land-transfer-tax.ts';

const taxOnPurchase = (priceDollars: number, province: string, city = '', isFirstHome = false) =>
  transferTax({ priceDollars, loanDollars: 0, province, city, isFirstHome });

test.each([
  ['ON', 'Toronto', 500_000, [6475, 6475]],
  ['Ontario', 'toronto', 1_000_000, [16_475, 16_475]],
  ['ON', 'Toronto', 5_000_000, [111_475, 159_975]],
  ['ON', 'Ottawa', 1_000_000, [16_475, 0]],
  ['BC', 'Vancouver', 500_000, [8000, 0]],
  ['BC', 'Toronto', 1_000_000, [18_000, 0]],
  ['MB', 'Winnipeg', 500_000, [7650, 0]],
  ['AB', 'Calgary', 1_000_000, [1050, 0]],
  ['NB', 'Moncton', 300_000, [3000, 0]],
] as const)('in %s, %s, the transfer tax on a home at %d by province and city is %j', (...row) => {
  const [province, city, price, [ofProvince, ofCity]] = row;
  expect(taxOnPurchase(price, province, city)).toEqual({
    kind: 'known',
    provinceDollars: ofProvince,
    cityDollars: ofCity,
    rebateDollars: 0,
    newHomeRebateDollars: 0,
  });
});

test.each([
  ['ON', 'Ottawa', 368_333, 4000],
  ['ON', 'Ottawa', 200_000, 1725],
  ['ON', 'Toronto', 900_000, 8475],
  ['BC', 'Victoria', 500_000, 8000],
  ['BC', 'Victoria', 835_000, 8000],
  ['BC', 'Victoria', 847_500, 4000],
  ['BC', 'Victoria', 860_000, 0],
  ['MB', 'Winnipeg', 500_000, 0],
])('in %s, %s, a first home at %d gets a rebate of %d', (province, city, price, back) => {
  const tax = taxOnPurchase(price, province, city, true);
  expect(tax.kind === 'known' && Math.round(tax.rebateDollars)).toBe(back);
});

test.each([
  ['BC', 1_100_000, false, { newHomeRebateDollars: 20_000, rebateDollars: 0 }],
  ['BC', 1_125_000, false, { newHomeRebateDollars: 10_250, rebateDollars: 0 }],
  ['BC', 1_150_000, false, { newHomeRebateDollars: 0, rebateDollars: 0 }],
  ['BC', 600_000, true, { newHomeRebateDollars: 10_000, rebateDollars: 0 }],
  ['ON', 600_000, true, { newHomeRebateDollars: 0, rebateDollars: 4000 }],
])('in %s, a new home at %d, first home: %s, gets %j back', (province, price, isFirst, back) => {
  const purchase = { province, city: '', loanDollars: 0, priceDollars: price };
  expect(transferTax({ ...purchase, isFirstHome: isFirst, isNewHome: true })).toMatchObject(back);
});

test('the registration fee of the mortgage is counted where it applies', () => {
  const purchase = { province: 'AB', city: 'Calgary', isFirstHome: false, priceDollars: 500_000 };
  expect(transferTax({ ...purchase, loanDollars: 400_001 })).toHaveProperty(
    'provinceDollars',
    550 + 455,
  );
});

test.each(['NS', 'PE', 'QC', 'YT', 'nowhere'])('the transfer tax in %s is unknown', (province) => {
  expect(taxOnPurchase(500_000, province)).toEqual({ kind: 'ask' });
});

test('a higher price never lowers the tax, and no rebate exceeds the tax', () => {
  const price = fc.integer({ min: 0, max: 30_000_000 });
  const province = fc.constantFrom('ON', 'BC', 'MB', 'NB', 'SK', 'AB', 'NL');
  fc.assert(
    fc.property(price, price, province, (one, other, where) => {
      const [low, high] = [Math.min(one, other), Math.max(one, other)];
      const [less, more] = [
        taxOnPurchase(low, where, 'Toronto', true),
        taxOnPurchase(high, where, 'Toronto'),
      ];
      if (less.kind !== 'known' || more.kind !== 'known') throw new Error('not known');
      const all = less.provinceDollars + less.cityDollars;
      expect(all).toBeLessThanOrEqual(more.provinceDollars + more.cityDollars + 1e-6);
      expect(less.rebateDollars).toBeLessThanOrEqual(all + 1e-6);
    }),
  );
});
