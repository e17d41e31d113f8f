import { useState } from 'react';
import { minimumDownPayment } from '#src/domain/mortgage/closing/cash-to-close.ts';
import { paymentCalculatorOf } from '#src/domain/mortgage/calculator-links.ts';
import { RATES_CHECKED_ON } from '#src/domain/mortgage/closing/closing-rates.ts';
import { formatDollars } from '#src/domain/money.ts';
import { downPayment } from '#src/domain/mortgage/mortgage.ts';
import {
  CHOICE_RANGES,
  DEFAULT_CHOICE,
  type PaymentChoice,
  type PaymentPlan,
  paymentPlan,
  type Upkeep,
} from '#src/domain/mortgage/payment-plan.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { dayText } from '#src/ui/listing/measures.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import { CashToClose } from './CashToClose.tsx';
import { Donut } from '#src/ui/charts/Donut.tsx';
import { NumberField } from './NumberField.tsx';

type Props = Upkeep & {
  readonly priceDollars: number;
  readonly province: string;
  readonly city: string;
};

/** Colours as classes: the policy forbids inline styles. */
const LOAN = { stroke: 'stroke-primary', dot: 'bg-primary' } as const;
const INTEREST = { stroke: 'stroke-accent', dot: 'bg-accent' } as const;

function Legend({ color, label, amount }: { color: string; label: string; amount: number }) {
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-center gap-x-2.5">
      <dt className="grow flex items-center gap-x-2.5 text-muted">
        <span aria-hidden="true" className={`size-3 rounded-full ${color}`} />
        {label}
      </dt>
      <dd className="font-medium">{formatDollars(amount, locale)}</dd>
    </div>
  );
}

function Monthly({ plan }: { plan: PaymentPlan }) {
  const locale = useLocale();
  const words = useTexts(paymentTexts);
  const { mortgageDollars, taxDollars, feeDollars } = plan;
  const lines = [
    [words.mortgage, mortgageDollars],
    [words.tax, taxDollars],
    [words.fee, feeDollars],
  ] as const;
  return (
    <dl className="tabular-nums">
      {lines.map(
        ([label, amount]) =>
          amount > 0 && (
            <div key={label} className="amount-line py-1.5">
              <dt className="text-muted">{label}</dt>
              <dd className="font-medium">{formatDollars(amount, locale)}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** In place of the payment while a number below it is wrong. */
function NoPayment() {
  const words = useTexts(paymentTexts);
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Donut parts={[{ amount: 1, color: 'stroke-line' }]} label={words.incomplete}>
        <Figure text={words.noAmount} />
      </Donut>
      <p className="grow basis-52 text-muted">{words.incomplete}</p>
    </div>
  );
}

function Figure({ text }: { text: string }) {
  const words = useTexts(paymentTexts);
  return (
    <>
      <span data-payment className="text-2xl font-bold tabular-nums">
        {text}
      </span>
      <span className="text-sm text-muted">{words.month}</span>
    </>
  );
}

function Shares({ plan, years }: { plan: PaymentPlan; years: number }) {
  const locale = useLocale();
  const words = useTexts(paymentTexts);
  const { principalDollars, interestDollars, monthDollars } = plan;
  const label = words.donut(
    formatDollars(principalDollars, locale),
    formatDollars(interestDollars, locale),
    years,
  );
  const parts = [
    { amount: principalDollars, color: LOAN.stroke },
    { amount: interestDollars, color: INTEREST.stroke },
  ];
  return (
    <div className="flex flex-wrap items-center gap-x-8 gap-y-4">
      <Donut parts={parts} label={label}>
        <Figure text={formatDollars(monthDollars, locale)} />
      </Donut>
      <div className="grow basis-52">
        <Monthly plan={plan} />
        <p className="mt-3 text-sm font-semibold">{words.overTerm(years)}</p>
        <dl className="mt-1 grid gap-1.5 tabular-nums">
          <Legend color={LOAN.dot} label={words.principal} amount={principalDollars} />
          <Legend color={INTEREST.dot} label={words.interest} amount={interestDollars} />
        </dl>
      </div>
    </div>
  );
}

type TypedChoice = { readonly [Name in keyof PaymentChoice]: number | undefined };

function isWhole(typedChoice: TypedChoice): typedChoice is PaymentChoice {
  return Object.values(typedChoice).every((value) => value !== undefined);
}

/** The monthly and closing costs of a home for sale, by numbers the visitor can change. */
function PaymentEstimateContent({ priceDollars, province, city, ...upkeep }: Props) {
  const locale = useLocale();
  const words = useTexts(paymentTexts);
  const [typedChoice, setTyped] = useState<TypedChoice>(DEFAULT_CHOICE);
  const { downPercent } = typedChoice;
  const downDollars = downPercent === undefined ? null : downPayment(priceDollars, downPercent);
  const leastDollars = minimumDownPayment(priceDollars);
  const isTooLittle = downDollars !== null && downDollars < leastDollars;
  const choice = isWhole(typedChoice) && !isTooLittle ? typedChoice : null;
  const field = (name: keyof PaymentChoice, label: string) => (
    <NumberField
      label={label}
      initial={DEFAULT_CHOICE[name]}
      range={CHOICE_RANGES[name]}
      onChange={(value) => setTyped((now) => ({ ...now, [name]: value }))}
    />
  );
  return (
    <div className="panel">
      {choice ? (
        <Shares plan={paymentPlan(priceDollars, choice, upkeep)} years={choice.years} />
      ) : (
        <NoPayment />
      )}
      <div className="mt-6 grid gap-4 sm:grid-cols-3">
        {field('downPercent', words.downPercent)}
        {field('ratePercent', words.rate)}
        {field('years', words.years)}
      </div>
      {isTooLittle && (
        <p role="status" className="mt-3 text-alert">
          {words.downTooSmall(formatDollars(leastDollars, locale))}
        </p>
      )}
      <CashToClose
        priceDollars={priceDollars}
        downDollars={isTooLittle ? null : downDollars}
        province={province}
        city={city}
      />
      <p className="mt-3 text-sm text-muted">
        {words.note(dayText(RATES_CHECKED_ON, locale) ?? '')}
      </p>
      <p className="mt-2">
        <a
          href={paymentCalculatorOf(priceDollars, downDollars ?? leastDollars, upkeep)}
          className="link"
        >
          {words.calculators}
        </a>
      </p>
    </div>
  );
}

export const PaymentEstimateIsland = asIsland(PaymentEstimateContent);
