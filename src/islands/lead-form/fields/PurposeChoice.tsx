import { useId } from 'react';
import { LEAD_PURPOSES } from '#src/contract/lead/purposes.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from '../useLeadForm.ts';

/** Fields that some purposes require and others do not. */
const SOMETIMES_REQUIRED = ['email', 'phone', 'message'] as const;

/** The purpose of the message; the fields below depend on it. */
export function PurposeChoice({ form }: { form: LeadForm }) {
  const words = useTexts(contactFormTexts);
  const noteId = `${useId()}-note`;
  const { error, onChange, ...field } = form.field('purpose');
  /** An empty field may no longer be required. */
  const forgetMissing = () => {
    for (const name of SOMETIMES_REQUIRED) if (!form.getValues(name)) form.forgetError(name);
  };
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="field-label">{words.purpose}</legend>
      <div className="flex flex-wrap gap-2 sm:grid sm:grid-cols-3">
        {LEAD_PURPOSES.map((purpose) => (
          <label key={purpose} className="choice-row grow">
            <input
              type="radio"
              {...field}
              onChange={(event) => {
                forgetMissing();
                void onChange(event);
              }}
              value={purpose}
              defaultChecked={purpose === 'buying'}
              className="size-5 shrink-0 accent-primary outline-none"
            />
            {words.purposes[purpose]}
          </label>
        ))}
      </div>
      <FieldNote id={noteId} error={error} />
    </fieldset>
  );
}
