import { useState } from 'react';
import { payment } from '#src/messages/en/payment.ts';
import { TextField } from '#src/ui/TextField.tsx';

type Props = {
  label: string;
  value: number;
  /** Ends included. */
  range: readonly [number, number];
  onChange: (value: number) => void;
};

/** A number to type. What is typed stays as it is; it counts as soon as it is a number in range. */
export function NumberField({ label, value, range: [low, high], onChange }: Props) {
  const [typed, setTyped] = useState(String(value));
  const read = typed.trim() === '' ? Number.NaN : Number(typed.replace(',', '.'));
  const isGood = read >= low && read <= high;
  return (
    <TextField
      label={label}
      inputMode="decimal"
      autoComplete="off"
      value={typed}
      error={isGood ? undefined : payment.notANumber(String(low), String(high))}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value);
        const next = Number(currentTarget.value.replace(',', '.'));
        if (currentTarget.value.trim() !== '' && next >= low && next <= high) onChange(next);
      }}
    />
  );
}
