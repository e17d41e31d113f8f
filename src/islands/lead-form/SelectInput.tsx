import { ChevronDown } from 'lucide-react';
import { type ComponentPropsWithRef, useId } from 'react';
import { contactFormTexts } from '#src/messages/contact-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';

type Props = Omit<ComponentPropsWithRef<'select'>, 'id' | 'className' | 'aria-invalid'> & {
  label: string;
  /** The labels of the choices by their values. */
  choices: Readonly<Record<string, string>>;
  /** The choice it begins with; without it the person has to choose. */
  initialChoice?: string | undefined;
  error?: string | undefined;
};

/** A list of choices that the browser keeps, so that it works before its script is there. */
export function SelectInput({ label, choices, initialChoice, error, ...select }: Props) {
  const words = useTexts(contactFormTexts);
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="w-full">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <select
          defaultValue={initialChoice ?? ''}
          {...select}
          id={id}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? noteId : undefined}
          className="field appearance-none pr-9 cursor-pointer truncate aria-[invalid]:border-clay"
        >
          {initialChoice === undefined && <option value="">{words.choose}</option>}
          {Object.entries(choices).map(([value, text]) => (
            // Two engines may name a country in two ways.
            <option key={value} value={value} suppressHydrationWarning>
              {text}
            </option>
          ))}
        </select>
        <span className="absolute right-2.5 top-0 h-full grid place-items-center pointer-events-none text-muted">
          <ChevronDown {...icon()} />
        </span>
      </div>
      <FieldNote id={noteId} error={error} />
    </div>
  );
}
