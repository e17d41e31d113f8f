import { amortization, totalInterest } from '#src/domain/mortgage/amortization.ts';
import {
  insurancePremium,
  minimumDownPayment,
} from '#src/domain/mortgage/closing/cash-to-close.ts';
import type { CalculatorInputs } from '#src/domain/mortgage/calculator-inputs.ts';
import { monthlyPayment } from '#src/domain/mortgage/mortgage.ts';
import { PAYMENT_FREQUENCIES, paymentsOf } from '#src/domain/mortgage/payment-frequency.ts';
import { formatDollars } from '#src/domain/money.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { Donut } from '#src/ui/charts/Donut.tsx';
import { SelectField } from '#src/ui/fields/SelectField.tsx';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { AmortizationTable } from './AmortizationTable.tsx';
import { FlagInput, NumberInput } from './InputFields.tsx';
import { ResultLines } from './ResultLines.tsx';
import { useCalculators } from './use-calculators.ts';

function loanOf({ price, down, years, borrowedDown }: CalculatorInputs) {
  const terms = { years, isBorrowedDown: borrowedDown };
  const premiumDollars = insurancePremium(price, down, terms);
  return { premiumDollars, loanDollars: Math.max(0, price - down) + premiumDollars };
}

/** Each payment, the total of all, and the costs beside them. */
function resultOf(inputs: CalculatorInputs) {
  const { premiumDollars, loanDollars } = loanOf(inputs);
  const mortgage = { loanDollars, ratePercent: inputs.rate, years: inputs.years };
  const payments = paymentsOf(mortgage, inputs.frequency, 'semi-annual');
  const years = amortization(loanDollars, payments);
  return {
    premiumDollars,
    loanDollars,
    paymentDollars: payments.paymentDollars,
    years,
    interestDollars: totalInterest(years),
    upkeepDollars: inputs.tax / 12 + inputs.fee,
    monthlyDollars: (payments.paymentDollars * payments.paymentsPerYear) / 12,
    specifiedDollars: monthlyPayment(mortgage),
  };
}

/** Why there is no payment: the down payment is below the least one. */
function TooLittleDown({ leastDollars }: { leastDollars: number }) {
  const locale = useLocale();
  const { payment } = useTexts(calculatorsTexts);
  return (
    <p role="status" className="panel text-alert">
      {payment.downTooSmall(formatDollars(leastDollars, locale))}
    </p>
  );
}

function Costs({
  result,
  inputs,
}: {
  result: ReturnType<typeof resultOf>;
  inputs: CalculatorInputs;
}) {
  const locale = useLocale();
  const { payment: words } = useTexts(calculatorsTexts);
  const dollars = (amount: number) => formatDollars(amount, locale);
  const { loanDollars, premiumDollars, interestDollars, upkeepDollars, years } = result;
  return (
    <ResultLines
      lines={[
        { label: words.loan, amount: dollars(loanDollars) },
        ...(premiumDollars > 0 ? [{ label: words.premium, amount: dollars(premiumDollars) }] : []),
        { label: words.interest, amount: dollars(interestDollars) },
        { label: words.paidOff, amount: words.years(years.length) },
        { label: words.upkeep, amount: dollars(upkeepDollars) },
        {
          label: words.monthlyTotal,
          amount: dollars(result.monthlyDollars + upkeepDollars),
          isTotal: true,
        },
      ]}
    >
      {inputs.years > 30 && premiumDollars > 0 && (
        <p className="pt-3 text-sm text-alert">{words.notInsured}</p>
      )}
    </ResultLines>
  );
}

/** The cost of a mortgage per payment, over its whole time, and year by year. */
export function PaymentResult() {
  const locale = useLocale();
  const { payment: words } = useTexts(calculatorsTexts);
  const { inputs } = useCalculators();
  const leastDollars = minimumDownPayment(inputs.price);
  if (inputs.down < leastDollars) return <TooLittleDown leastDollars={leastDollars} />;
  const result = resultOf(inputs);
  const dollars = (amount: number) => formatDollars(amount, locale);
  const { loanDollars, interestDollars, years } = result;
  return (
    <>
      <div className="panel grid gap-x-8 gap-y-6 items-center sm:grid-cols-[auto_minmax(0,1fr)]">
        <Donut
          parts={[
            { amount: loanDollars, color: 'stroke-primary' },
            { amount: interestDollars, color: 'stroke-accent' },
          ]}
          label={words.donut(dollars(loanDollars), dollars(interestDollars))}
        >
          <span data-payment className="text-2xl font-bold tabular-nums">
            {dollars(result.paymentDollars)}
          </span>
          <span className="text-sm text-muted">{words.a[inputs.frequency]}</span>
        </Donut>
        <Costs result={result} inputs={inputs} />
      </div>
      <p className="mt-4 text-muted">
        {words.fixed} <span>{words.specified(dollars(result.specifiedDollars))}</span>
      </p>
      {years.length > 0 && <AmortizationTable years={years} />}
    </>
  );
}

export function PaymentFields() {
  const { labels, payment } = useTexts(calculatorsTexts);
  const { inputs, change } = useCalculators();
  return (
    <>
      <NumberInput name="price" />
      <NumberInput name="down" />
      <NumberInput name="rate" />
      <NumberInput name="years" />
      <SelectField
        label={labels.frequency}
        name="frequency"
        value={inputs.frequency}
        options={PAYMENT_FREQUENCIES.map((value) => ({ value, label: payment.each[value] }))}
        onChange={(value) => {
          const frequency = PAYMENT_FREQUENCIES.find((one) => one === value);
          if (frequency) change({ frequency });
        }}
      />
      <NumberInput name="tax" />
      <NumberInput name="fee" />
      <FlagInput name="borrowedDown" />
    </>
  );
}
