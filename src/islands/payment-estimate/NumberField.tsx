import { useEffect, useRef, useState } from 'react';
import { typedNumber } from '#src/lib/text/typed-number.ts';
import { paymentTexts } from '#src/messages/listing/payment.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';

type Props = {
  label: string;
  /** Its initial value. */
  initial: number;
  /** Ends included. */
  range: readonly [number, number];
  /** Undefined while the typed text is no number in range. */
  onChange: (value: number | undefined) => void;
};

function readNumber(text: string, [low, high]: Props['range']): number | undefined {
  const value = typedNumber(text, 4) ?? Number.NaN;
  return value >= low && value <= high ? value : undefined;
}

/** A number input. The typed text stays unchanged, whether or not it is a number in range. */
export function NumberField({ label, initial, range, onChange }: Props) {
  const words = useTexts(paymentTexts);
  const input = useRef<HTMLInputElement>(null);
  const [isWrong, setIsWrong] = useState(false);
  const take = (text: string) => {
    const value = readNumber(text, range);
    setIsWrong(value === undefined);
    onChange(value);
  };
  const latest = useRef(take);
  latest.current = take;
  // Text typed before the script ran counts, too.
  useEffect(() => {
    const already = input.current?.value ?? '';
    if (already !== String(initial)) latest.current(already);
  }, [initial]);
  const [low, high] = range;
  return (
    <TextField
      ref={input}
      label={label}
      inputMode="decimal"
      autoComplete="off"
      defaultValue={initial}
      error={isWrong ? words.notANumber(String(low), String(high)) : undefined}
      onChange={({ currentTarget }) => take(currentTarget.value)}
    />
  );
}
