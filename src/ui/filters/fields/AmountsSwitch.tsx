import { decimalText } from '#src/lib/text/decimal-text.ts';
import { AMOUNTS } from '#src/domain/search/filters/amounts.ts';
import { formatDollars } from '#src/domain/money.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { ToggleGroup } from '../../fields/ToggleGroup.tsx';
import { useLocale, useTexts } from '../../locale/use-texts.ts';
import type { FieldsProps } from './fields-props.ts';

/** Whether cards and pins say the price or the monthly cost; leases have one amount only. */
export function AmountsSwitch({ filters, onChange, name }: FieldsProps & { name?: string }) {
  const words = useTexts(filtersTexts);
  if (filters.type === 'lease') return null;
  return (
    <ToggleGroup
      label={words.amounts}
      name={name}
      options={AMOUNTS.map((value) => ({ value, label: words.amountsOf[value] }))}
      value={filters.amounts}
      onChange={(amounts) => onChange({ ...filters, amounts })}
    />
  );
}

/** The mortgage behind monthly costs, where these are shown. */
export function MonthlyTerms({ filters }: Pick<FieldsProps, 'filters'>) {
  const locale = useLocale();
  const words = useTexts(filtersTexts);
  const { amounts, cash, ratePercent, amortizationYears: years } = filters;
  if (amounts !== 'monthly') return null;
  const rate = decimalText(ratePercent, locale, { most: 4 });
  const terms = { rate, years, cash: cash === null ? null : formatDollars(cash, locale) };
  return <p className="text-sm text-muted">{words.monthlyTerms(terms)}</p>;
}
