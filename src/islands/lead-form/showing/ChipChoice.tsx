import { type ReactNode, useId } from 'react';
import { FieldNote } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from '../useLeadForm.ts';

const LAYOUTS = {
  row: 'flex overflow-x-auto -mx-1 px-1 [scrollbar-width:thin]',
  grid: 'grid grid-cols-[repeat(auto-fill,minmax(6.25rem,1fr))]',
  line: 'flex flex-wrap',
} as const;

type Props = {
  form: LeadForm;
  name: 'day' | 'time' | 'way';
  label: string;
  hint?: string | undefined;
  /** How the chips lie: in a row that scrolls, in a grid of equal ones, or one after the other. */
  layout: keyof typeof LAYOUTS;
  choices: readonly { readonly value: string; readonly content: ReactNode }[];
  initial?: string | undefined;
};

/** One of a few values as chips: radio buttons that reach to the edge of their chip. */
export function ChipChoice({ form, name, label, hint, layout, choices, initial }: Props) {
  const noteId = `${useId()}-note`;
  const { error, ...field } = form.field(name);
  return (
    <fieldset aria-describedby={error || hint ? noteId : undefined} className="min-w-0">
      <legend className="field-label">{label}</legend>
      <div className={`gap-2 py-1 ${LAYOUTS[layout]}`}>
        {choices.map(({ value, content }) => (
          <label
            key={value}
            className="relative grid place-items-center shrink-0 min-h-11 px-2.5 py-1.5 rounded-field border border-line-strong bg-surface text-center whitespace-nowrap font-semibold leading-tight tabular-nums cursor-pointer transition-colors duration-150 hover:border-ink has-[:checked]:border-primary has-[:checked]:bg-primary has-[:checked]:text-on-primary has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2 forced-colors:has-[:checked]:outline-2 forced-colors:has-[:checked]:outline-solid"
          >
            <input
              type="radio"
              {...field}
              value={value}
              defaultChecked={value === initial}
              className="absolute inset-0 size-full opacity-0 cursor-pointer"
            />
            {content}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
