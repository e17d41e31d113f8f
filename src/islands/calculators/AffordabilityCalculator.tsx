import { decimalText } from '#src/lib/text/decimal-text.ts';
import { preApprovalPathFor } from '#src/domain/application/pre-approval.ts';
import {
  type Affordability,
  affordability,
  canadianAffordability,
} from '#src/domain/mortgage/affordability.ts';
import { formatDollars } from '#src/domain/money.ts';
import { pagePath } from '#src/domain/routes.ts';
import type { CalculatorInputs } from '#src/domain/mortgage/calculator-inputs.ts';
import { writeFilters } from '#src/domain/search/filter-address.ts';
import { NO_BUDGET } from '#src/domain/search/filters/budget.ts';
import { withPrices } from '#src/domain/search/filters/price.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { calculatorsTexts } from '#src/messages/market/calculators.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { NumberInput } from './InputFields.tsx';
import { ResultLines } from './ResultLines.tsx';
import { useCalculators } from './use-calculators.ts';

/** Prices are rounded down to this: a search is no exact science. */
const PRICE_STEP_DOLLARS = 5000;

/** The homes within reach of a result: by their price, and by their monthly cost with its cash. */
function homesHref(maxPrice: number, monthlyMax: number, inputs: CalculatorInputs): string {
  const query = new URLSearchParams();
  const budget = {
    monthlyMax,
    cash: Math.round(inputs.down) || null,
    ratePercent: inputs.rate || NO_BUDGET.ratePercent,
    amortizationYears: inputs.years,
    amounts: 'monthly',
  } as const;
  const filters = withPrices(defaultFilters('sale'), { minPrice: null, maxPrice });
  writeFilters({ ...filters, ...budget }, query);
  return `${pagePath('/map')}?${query.toString()}`;
}

type ResultProps = { title: string; result: Affordability; note: string; isMain: boolean };

function Result({ title, result, note, isMain }: ResultProps) {
  const locale = useLocale();
  const { affordability: words } = useTexts(calculatorsTexts);
  const dollars = (amount: number) => formatDollars(amount, locale);
  const { maxPriceDollars, loanDollars, paymentDollars, premiumDollars, qualifyingPercent } =
    result;
  const percent = decimalText(qualifyingPercent, locale, { most: 2 });
  return (
    <section className={`panel ${isMain ? 'border-primary' : ''}`}>
      <h3 className="text-base font-semibold">{title}</h3>
      <p className="mt-2 text-sm text-muted">{words.price}</p>
      <p
        data-max-price={isMain ? '' : undefined}
        className={`font-bold tracking-[-0.02em] tabular-nums ${isMain ? 'text-3xl' : 'text-2xl'}`}
        aria-live={isMain ? 'polite' : undefined}
      >
        {dollars(maxPriceDollars)}
      </p>
      <div className="mt-3 border-t border-line">
        <ResultLines
          lines={[
            { label: words.loan, amount: dollars(loanDollars) },
            ...(premiumDollars > 0
              ? [{ label: words.premium, amount: dollars(premiumDollars) }]
              : []),
            { label: words.payment, amount: dollars(paymentDollars) },
            { label: words.qualifying, amount: `${percent}%` },
          ]}
        />
      </div>
      <p className="mt-3 text-sm text-muted">{note}</p>
    </section>
  );
}

/** The price a household can afford, by the rules of lenders and by the quick formula. */
export function AffordabilityResult({ preApproval }: { preApproval: string }) {
  const locale = useLocale();
  const { affordability: words } = useTexts(calculatorsTexts);
  const { inputs } = useCalculators();
  const household = {
    annualIncomeDollars: inputs.income,
    housingDollars: inputs.housing,
    debtsDollars: inputs.debts,
    downDollars: inputs.down,
    ratePercent: inputs.rate,
    years: inputs.years,
  };
  const [today, formula] = [canadianAffordability(household), affordability(household)];
  const more = today.maxPriceDollars - formula.maxPriceDollars;
  const dollars = (amount: number) => formatDollars(amount, locale);
  const price = Math.floor(today.maxPriceDollars / PRICE_STEP_DOLLARS) * PRICE_STEP_DOLLARS;
  // The household's taxes, heating and fees are a part of the monthly cost a home may have.
  const monthly = Math.floor(today.paymentDollars + inputs.housing);
  const handedOver = { price, down: inputs.down, income: inputs.income };
  return (
    <>
      <div className="grid gap-4 grid-cols-1 sm:grid-cols-2">
        <Result isMain title={words.rules} result={today} note={words.rulesNote} />
        <Result isMain={false} title={words.formula} result={formula} note={words.formulaNote} />
      </div>
      <p className="mt-4">
        <span>
          {Math.abs(more) < 1 ? words.same : words.difference(dollars(Math.abs(more)), more > 0)}
        </span>{' '}
        <span>{words.limits[today.limit]}</span>
      </p>
      {price > 0 && (
        <p className="mt-5 flex flex-wrap gap-3 no-print">
          <a
            href={homesHref(price, monthly, inputs)}
            data-income={Math.round(inputs.income)}
            data-down={Math.round(inputs.down)}
            className="btn-primary"
          >
            {words.homes}
          </a>
          <a href={preApprovalPathFor(preApproval, handedOver)} className="btn-secondary">
            {words.apply}
          </a>
          <span className="w-full text-sm text-muted">
            {words.homesNote(dollars(monthly), dollars(inputs.down), dollars(price))}
          </span>
        </p>
      )}
    </>
  );
}

export function AffordabilityFields() {
  return (
    <>
      <NumberInput name="income" />
      <NumberInput name="down" />
      <NumberInput name="debts" />
      <NumberInput name="housing" />
      <NumberInput name="rate" />
      <NumberInput name="years" />
    </>
  );
}
