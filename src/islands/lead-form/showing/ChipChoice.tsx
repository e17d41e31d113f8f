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
          <label key={value} className="choice-chip">
            <input
              type="radio"
              {...field}
              value={value}
              defaultChecked={value === initial}
              className="choice-input"
            />
            {content}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} hint={hint} error={error} />
    </fieldset>
  );
}
