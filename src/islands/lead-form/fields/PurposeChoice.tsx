import { useId } from 'react';
import { LEAD_PURPOSES } from '#src/contract/lead/purposes.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from '../useLeadForm.ts';

/** What the visitor writes about; the fields below follow from it. */
export function PurposeChoice({ form }: { form: LeadForm }) {
  const words = useTexts(contactFormTexts);
  const noteId = `${useId()}-note`;
  const { error, ...field } = form.field('purpose');
  return (
    <fieldset aria-describedby={error ? noteId : undefined}>
      <legend className="field-label">{words.purpose}</legend>
      <div className="flex flex-wrap gap-2 sm:grid sm:grid-cols-3">
        {LEAD_PURPOSES.map((purpose) => (
          <label
            key={purpose}
            className="grow flex items-center gap-2.5 min-h-11 px-3.5 py-2 rounded-field border border-line-strong bg-surface cursor-pointer transition-colors duration-150 hover:border-ink has-[:checked]:border-primary has-[:checked]:bg-primary-tint has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-solid has-[:focus-visible]:outline-focus has-[:focus-visible]:outline-offset-2"
          >
            <input
              type="radio"
              {...field}
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
