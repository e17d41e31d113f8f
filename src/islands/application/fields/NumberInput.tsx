import { decimalText } from '#src/lib/text/decimal-text.ts';
import { typedNumber } from '#src/lib/text/typed-number.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { useState } from 'react';
import { TextField } from '#src/ui/fields/TextField.tsx';

type Kind = { sign: '$' | '%' | ''; isWhole: boolean };

type Props = Kind & {
  name: string;
  label: string;
  value: number | undefined;
  error: string | undefined;
  required: boolean;
  onChange: (value: number | undefined) => void;
};

/** The number in what was typed, with or without signs; undefined where there is none. */
export function readNumber(entry: string, { sign, isWhole }: Kind): number | undefined {
  const number = typedNumber(entry, sign === '%' ? 4 : 2);
  return isWhole && !Number.isInteger(number) ? undefined : number;
}

/** A number that is typed; when the field is left it is written as numbers are here. */
export function NumberInput({ sign, isWhole, value, onChange, ...field }: Props) {
  const locale = useLocale();
  const kind = { sign, isWhole };
  const numberText = (number: number | undefined) => {
    if (number === undefined) return '';
    if (sign === '$') return decimalText(number, locale, { most: 2 });
    return sign === '%' ? `${number}%` : String(number);
  };
  const [entry, setEntry] = useState(numberText(value));
  const isOther = readNumber(entry, kind) !== value;
  // Another field may have set it meanwhile.
  const text = isOther && value !== undefined ? numberText(value) : entry;
  return (
    <TextField
      {...field}
      placeholder={{ $: '$0', '%': '0%', '': undefined }[sign]}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setEntry(target.value);
        onChange(readNumber(target.value, kind));
      }}
      onBlur={() => setEntry((now) => numberText(readNumber(now, kind)) || now)}
    />
  );
}
