import { useId, useState } from 'react';
import { LEAD_LIMITS } from '#src/contract/lead/limits.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { FieldNote } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from '../useLeadForm.ts';
/** With this many characters left or fewer, their number is shown. */
const TOLD_FROM = 100;

type Props = { form: LeadForm; isRequired?: boolean };

/** The message, which may be left out. It can grow too long, so that nothing pasted is cut off. */
export function MessageField({ form, isRequired = false }: Props) {
  const { form: texts } = useTexts(leadTexts);
  const id = useId();
  const noteId = `${id}-note`;
  const [left, setLeft] = useState<number>(LEAD_LIMITS.message);
  const { error, onChange, ...field } = form.field('message');
  const hint = left <= TOLD_FROM ? texts.messageLeft(left) : undefined;
  return (
    <div>
      <label htmlFor={id} className="field-label">
        {isRequired ? texts.question : `${texts.message} (${texts.optional})`}
      </label>
      <textarea
        rows={4}
        required={isRequired}
        {...field}
        id={id}
        aria-invalid={error ? true : undefined}
        aria-describedby={error || hint ? noteId : undefined}
        className="field block max-sm:[field-sizing:content] min-h-18 sm:min-h-28 py-2.5 aria-[invalid]:border-alert"
        onChange={(event) => {
          setLeft(LEAD_LIMITS.message - event.target.value.trim().length);
          void onChange(event);
        }}
      />
      <FieldNote id={noteId} hint={hint} error={error} />
    </div>
  );
}
