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
export function readNumber(typed: string, isWhole: boolean): number | undefined {
  const text = typed.replaceAll(/[\s$%,]/g, '');
  const pattern = isWhole ? /^\d+$/ : /^\d+(?:\.\d*)?$|^\.\d+$/;
  return pattern.test(text) ? Number(text) : undefined;
}

/** A number that is typed; when the field is left it is written as numbers are here. */
export function NumberInput({ sign, isWhole, value, onChange, ...field }: Props) {
  const locale = useLocale();
  const shown = (number: number | undefined) => {
    if (number === undefined) return '';
    if (sign === '$') return number.toLocaleString(locale, { maximumFractionDigits: 2 });
    return sign === '%' ? `${number}%` : String(number);
  };
  const [typed, setTyped] = useState(shown(value));
  const isOther = readNumber(typed, isWhole) !== value;
  // Another field may have set it meanwhile.
  const text = isOther && value !== undefined ? shown(value) : typed;
  return (
    <TextField
      {...field}
      placeholder={{ $: '$0', '%': '0%', '': undefined }[sign]}
      inputMode={isWhole ? 'numeric' : 'decimal'}
      autoComplete="off"
      value={text}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(readNumber(target.value, isWhole));
      }}
      onBlur={() => setTyped((now) => shown(readNumber(now, isWhole)) || now)}
    />
  );
}
