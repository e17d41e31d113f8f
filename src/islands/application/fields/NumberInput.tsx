import { decimalText } from '#src/lib/text/decimal-text.ts';
import { typedNumber } from '#src/lib/text/typed-number.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { useState } from 'react';
import { TextField } from '#src/ui/fields/TextField.tsx';

type Kind = { sign: '$' | '%' | ''; isWhole: boolean };

type Props = Kind & {
  name: string;
  label: string;
  /** A text is typed input that is no number. */
  value: number | string | undefined;
  error: string | undefined;
  required: boolean;
  onChange: (value: number | string | undefined) => void;
};

/**
 * The number in typed input, with or without signs; the text itself where there is none, so that the step
 * is refused and nothing is lost. Undefined for an empty field.
 */
export function readEntry(entry: string, { sign, isWhole }: Kind): number | string | undefined {
  const number = typedNumber(entry, sign === '%' ? 4 : 2);
  const isNumber = isWhole ? Number.isInteger(number) : number !== undefined;
  return isNumber ? number : entry.trim() === '' ? undefined : entry;
}

/** A typed number; when the field is left it is formatted for the locale. */
export function NumberInput({ sign, isWhole, value, onChange, ...field }: Props) {
  const locale = useLocale();
  const kind = { sign, isWhole };
  const textOf = (numberOrText: Props['value']) => {
    if (typeof numberOrText !== 'number') return numberOrText ?? '';
    return sign === '$' ? decimalText(numberOrText, locale, { most: 2 }) : String(numberOrText);
  };
  const [entry, setEntry] = useState(textOf(value));
  // Another field may have changed the value meanwhile.
  const text = readEntry(entry, kind) === value ? entry : textOf(value);
  return (
    <TextField
      {...field}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setEntry(target.value);
        onChange(readEntry(target.value, kind));
      }}
      onBlur={() => setEntry(textOf(readEntry(text, kind)))}
    />
  );
}
