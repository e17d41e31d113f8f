import { useEffect, useRef, useState } from 'react';
import {
  BUDGET_LIMITS,
  type BudgetValues,
  NO_BUDGET,
  readBudgetNumber,
} from '#src/domain/search/filters/budget.ts';
import { pagePath } from '#src/domain/routes.ts';
import { budgetTexts } from '#src/messages/budget.ts';
import { TextField } from '../../fields/TextField.tsx';
import { useLocale, useTexts } from '../../locale/use-texts.ts';
import type { FieldsProps } from './fields-props.ts';

const TYPING_DELAY_MS = 1000;

type Name = keyof typeof BUDGET_LIMITS;

type NumberFieldProps = {
  name: Name;
  label: string;
  hint?: string;
  /** Null where no limit is set. */
  value: number | null;
  onChange: (value: number | null) => void;
};

/**
 * A number input, applied a second after the last key, or at once with Enter. The typed text stays
 * unchanged, whether or not it is a number.
 */
function NumberField({ name, label, hint, value, onChange }: NumberFieldProps) {
  const locale = useLocale();
  const words = useTexts(budgetTexts);
  const valueText = value === null ? '' : value.toLocaleString(locale);
  const [typedTexts, setTyped] = useState(valueText);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const isTyping = useRef(false);
  useEffect(() => {
    if (!isTyping.current) setTyped(valueText);
  }, [valueText]);
  useEffect(() => () => clearTimeout(timer.current), []);
  const isEmpty = typedTexts.trim() === '';
  const isWrong = !isEmpty && readBudgetNumber(name, typedTexts) === null;
  const apply = (text: string) => {
    clearTimeout(timer.current);
    const number = readBudgetNumber(name, text);
    if (number !== value && (number !== null || text.trim() === '')) onChange(number);
  };
  const type = (text: string) => {
    isTyping.current = true;
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => apply(text), TYPING_DELAY_MS);
  };
  const [low, high] = BUDGET_LIMITS[name].map((limit) => limit.toLocaleString(locale));
  return (
    <TextField
      label={label}
      name={name}
      inputMode="decimal"
      autoComplete="off"
      maxLength={15}
      value={typedTexts}
      hint={hint}
      error={isWrong ? words.notAnAmount(low ?? '', high ?? '') : undefined}
      onChange={({ currentTarget }) => type(currentTarget.value)}
      onKeyDown={({ key, currentTarget }) => {
        if (key === 'Enter') apply(currentTarget.value);
      }}
      onBlur={({ currentTarget }) => {
        isTyping.current = false;
        apply(currentTarget.value);
      }}
    />
  );
}

/** The means to pay for a home: a month, in cash, and by which mortgage. */
export function BudgetFields({ filters, onChange }: FieldsProps) {
  const words = useTexts(budgetTexts);
  const set = (change: Partial<BudgetValues>) => onChange({ ...filters, ...change });
  return (
    <>
      <NumberField
        name="monthly"
        label={words.monthlyMax}
        hint={words.monthlyMaxHint}
        value={filters.monthlyMax}
        onChange={(monthlyMax) => set({ monthlyMax })}
      />
      <NumberField
        name="cash"
        label={words.cash}
        hint={words.cashHint}
        value={filters.cash}
        onChange={(cash) => set({ cash })}
      />
      <div className="grid grid-cols-2 gap-3 items-start">
        <NumberField
          name="rate"
          label={words.rate}
          value={filters.ratePercent}
          onChange={(rate) => set({ ratePercent: rate ?? NO_BUDGET.ratePercent })}
        />
        <NumberField
          name="years"
          label={words.amortization}
          value={filters.amortizationYears}
          onChange={(years) => set({ amortizationYears: years ?? NO_BUDGET.amortizationYears })}
        />
      </div>
      <p className="text-sm text-muted">
        {words.budgetNote}{' '}
        <a href={pagePath('/calculators')} className="link">
          {words.affordabilityLink}
        </a>
      </p>
    </>
  );
}
