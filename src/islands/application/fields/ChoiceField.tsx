import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import type { FieldOption } from '#src/ui/fields/field-option.ts';
import { icon } from '#src/ui/icon.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';

type Props = {
  name: string;
  label: string;
  options: readonly FieldOption[];
  value: string | undefined;
  error: string | undefined;
  required: boolean;
  onChange: (value: string | undefined) => void;
};

/** Up to this many choices are all visible; more are a list that opens. */
const RADIOS_LIMIT = 5;

function Radios({ name, label, options, value, error, required, onChange }: Props) {
  const noteId = `${useId()}-note`;
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="field-label">{label}</legend>
      <div className="grid gap-2">
        {options.map((option) => (
          <label key={option.value} className="choice-row">
            <input
              type="radio"
              name={name}
              value={option.value}
              checked={option.value === value}
              required={required}
              // Left out, a browser calls a required choice invalid before anybody has come to it.
              aria-invalid={Boolean(error)}
              onChange={() => onChange(option.value)}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            {option.label}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}

function List({ name, label, options, value, error, required, onChange }: Props) {
  const words = useTexts(applicationFormTexts);
  const id = useId();
  const noteId = `${id}-note`;
  return (
    <div className="w-full">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="relative">
        <select
          id={id}
          name={name}
          value={value ?? ''}
          required={required}
          aria-invalid={Boolean(error)}
          aria-describedby={error ? noteId : undefined}
          onChange={({ target }) => onChange(target.value || undefined)}
          className="field appearance-none pr-9 cursor-pointer truncate aria-[invalid=true]:border-alert"
        >
          <option value="">{words.choose}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
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

/** One of a few: buttons where all can be seen, else a list. */
export function ChoiceField(props: Props) {
  return props.options.length <= RADIOS_LIMIT ? <Radios {...props} /> : <List {...props} />;
}
