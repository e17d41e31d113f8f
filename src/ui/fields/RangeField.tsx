import { useId } from 'react';

type Props = {
  label: string;
  value: number;
  min: number;
  max: number;
  step: number;
  /** The value formatted for people, for example "$500,000". */
  format: (value: number) => string;
  onChange: (value: number) => void;
};

/** A slider with its label and its value in words. */
export function RangeField({ label, format, onChange, ...range }: Props) {
  const id = useId();
  return (
    <div className="w-full">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <output htmlFor={id} className="text-sm font-semibold tabular-nums">
          {format(range.value)}
        </output>
      </div>
      <input
        id={id}
        type="range"
        {...range}
        aria-valuetext={format(range.value)}
        onChange={(event) => onChange(event.currentTarget.valueAsNumber)}
        className="w-full h-11 accent-primary cursor-pointer"
      />
    </div>
  );
}
