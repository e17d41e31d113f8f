import { expect, test } from 'vitest';
import { applicationFigures } from '#src/domain/application/figures.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const buying = (totalDollars: number, downPaymentDollars: number, ratePercent?: number) =>
  applicationFigures(
    anApplication({
      expectedPrice: { totalDollars, downPaymentDollars, ...(ratePercent && { ratePercent }) },
    }),
  );

test('20 percent down needs no insurance, and the payment matches the specification', () => {
  expect(buying(800_000, 160_000)).toMatchObject({ premiumDollars: 0, loanDollars: 640_000 });
  expect(buying(800_000, 160_000)?.monthlyDollars).toBeCloseTo(3741.38, 2);
  expect(buying(1_200_000, 240_000, 4.09)?.monthlyDollars).toBeCloseTo(5115.06, 2);
});

test('less than 20 percent down adds the premium to the loan', () => {
  expect(buying(500_000, 25_000)).toMatchObject({ premiumDollars: 19_000, loanDollars: 494_000 });
});

test('too small a down payment has no monthly payment, only the minimum down payment', () => {
  const figures = buying(800_000, 20_000);
  expect(figures).toMatchObject({ leastDownDollars: 55_000, downDollars: 20_000 });
  expect(figures).not.toHaveProperty('monthlyDollars');
});

test('a renewal uses the balance, and a tenant who renews has no figures', () => {
  const currentMortgage = { balanceDollars: 475_000, ratePercent: 5 };
  const renewal = anApplication({ purpose: 'renewal', currentMortgage });
  expect(applicationFigures(renewal)?.monthlyDollars).toBeCloseTo(2776.8, 2);
  const tenant = { ...renewal, propertyDetails: { ownership: 'rent' } as const };
  expect(applicationFigures(tenant)).toBeUndefined();
});
