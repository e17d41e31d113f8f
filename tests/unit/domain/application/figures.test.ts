import { expect, test } from 'vitest';
import { applicationFigures } from '#src/domain/application/figures.ts';
import { anApplication } from '#tests/support/customers/applications.ts';

const buying = (totalDollars: number, downPaymentDollars: number, ratePercent?: number) =>
  applicationFigures(
    anApplication({
      expectedPrice: { totalDollars, downPaymentDollars, ...(ratePercent && { ratePercent }) },
    }),
  );

test('a fifth down needs no insurance, and the payment is that of the specification', () => {
  expect(buying(800_000, 160_000)).toMatchObject({ premiumDollars: 0, loanDollars: 640_000 });
  expect(buying(800_000, 160_000)?.monthlyDollars).toBeCloseTo(3741.38, 2);
  expect(buying(1_200_000, 240_000, 4.09)?.monthlyDollars).toBeCloseTo(5115.06, 2);
});

test('less than a fifth down adds the premium to the loan', () => {
  expect(buying(500_000, 25_000)).toMatchObject({ premiumDollars: 19_000, loanDollars: 494_000 });
});

test('a down payment that is too small has no payment, only the least there is', () => {
  const figures = buying(800_000, 20_000);
  expect(figures).toMatchObject({ leastDownDollars: 55_000, downDollars: 20_000 });
  expect(figures).not.toHaveProperty('monthlyDollars');
});

test('a renewal counts the balance, and a tenant who renews nothing has no figures', () => {
  const currentMortgage = { balanceDollars: 475_000, ratePercent: 5 };
  const renewal = anApplication({ purpose: 'renewal', currentMortgage });
  expect(applicationFigures(renewal)?.monthlyDollars).toBeCloseTo(2776.8, 2);
  const tenant = { ...renewal, propertyDetails: { ownership: 'rent' } as const };
  expect(applicationFigures(tenant)).toBeUndefined();
});
