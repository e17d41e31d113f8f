import { decimalText } from '#src/lib/text/decimal-text.ts';
import { useLocale } from '#src/ui/locale/use-texts.ts';
import { useState } from 'react';
import { TextField } from '#src/ui/fields/TextField.tsx';

type Props = {
  name: string;
  label: string;
  sign: '$' | '%' | '';
  isWhole: boolean;
  value: number | undefined;
  error: string | undefined;
  required: boolean;
  onChange: (value: number | undefined) => void;
};

/** The number in what was typed, with or without signs; undefined where there is none. */
export function readNumber(entry: string, isWhole: boolean): number | undefined {
  const text = entry.replaceAll(/[\s$%,]/g, '');
  const pattern = isWhole ? /^\d+$/ : /^\d+(?:\.\d*)?$|^\.\d+$/;
  return pattern.test(text) ? Number(text) : undefined;
}

/** A number that is typed; when the field is left it is written as numbers are here. */
export function NumberInput({ sign, isWhole, value, onChange, ...field }: Props) {
  const locale = useLocale();
  const numberText = (number: number | undefined) => {
    if (number === undefined) return '';
    if (sign === '$') return decimalText(number, locale, { most: 2 });
    return sign === '%' ? `${number}%` : String(number);
  };
  const [entry, setEntry] = useState(numberText(value));
  const isOther = readNumber(entry, isWhole) !== value;
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
        onChange(readNumber(target.value, isWhole));
      }}
      onBlur={() => setEntry((now) => numberText(readNumber(now, isWhole)) || now)}
    />
  );
}
