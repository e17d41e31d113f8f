import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../locale/use-texts.ts';
import { TextField } from './TextField.tsx';

type Props = {
  label: string;
  /** Label of the slider, separate from that of the field. */
  sliderLabel: string;
  name: string;
  value: number;
  min: number;
  /** The end of the slider; more may be typed. */
  sliderMax: number;
  step: number;
  /** The number in a text; undefined where it is invalid or out of range. */
  read: (text: string) => number | undefined;
  /** The message for a text that is no number in range. */
  error: string;
  /** Undefined while the typed text is no number in range. */
  onChange: (value: number | undefined) => void;
};

/** A number input with a slider beside it. The typed text stays unchanged, whether number or not. */
export function AmountField({
  label,
  sliderLabel,
  name,
  value,
  read: readAmount,
  error,
  onChange,
  ...slider
}: Props) {
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  const range = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(value.toLocaleString(locale));
  const [isWrong, setIsWrong] = useState(false);
  const take = (nextText: string) => {
    setText(nextText);
    const number = readAmount(nextText);
    setIsWrong(number === undefined);
    onChange(number);
  };
  const { min, sliderMax, step } = slider;
  const onSlider = Math.min(value, sliderMax);
  const slide = ({ valueAsNumber }: HTMLInputElement) => take(valueAsNumber.toLocaleString(locale));
  const atFirst = useRef({ take, text, slide, onSlider });
  // Values typed or slid before the script ran count, too.
  useEffect(() => {
    const { take, text, slide, onSlider } = atFirst.current;
    const [enteredText, slid] = [input.current?.value, range.current];
    if (enteredText !== undefined && enteredText !== text) take(enteredText);
    else if (slid && slid.valueAsNumber !== onSlider) slide(slid);
  }, []);
  return (
    <div>
      <TextField
        ref={input}
        label={label}
        name={name}
        inputMode="decimal"
        autoComplete="off"
        value={text}
        error={isWrong ? error : undefined}
        onChange={({ currentTarget }) => take(currentTarget.value)}
      />
      <input
        ref={range}
        type="range"
        aria-label={sliderLabel}
        min={min}
        max={sliderMax}
        step={step}
        value={onSlider}
        className="block w-full h-11 mt-1.5 accent-primary cursor-pointer no-print"
        onChange={({ currentTarget }) => slide(currentTarget)}
      />
    </div>
  );
}
