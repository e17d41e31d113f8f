import { leadTexts } from '#src/messages/lead/lead.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { maskedField, PHONE_MASK } from '#src/ui/form/phone-mask.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import type { LeadForm } from '../useLeadForm.ts';

/**
 * A phone number, written as "(###) ###-####" while it is typed unless it is one from abroad.
 * `isEither` says that an email address is enough, and so is the number without one.
 */
export function PhoneField({
  form,
  required = true,
  hasReason = true,
  isEither = false,
}: {
  form: LeadForm;
  required?: boolean;
  hasReason?: boolean;
  isEither?: boolean;
}) {
  const { form: texts } = useTexts(leadTexts);
  const { onChange, ...field } = maskedField(form.field('phone'));
  return (
    <TextField
      label={texts.phone}
      hint={[hasReason && texts.phoneWhy, texts.phoneAbroad].filter(Boolean).join(' ')}
      type="tel"
      autoComplete="tel"
      placeholder={PHONE_MASK}
      required={required}
      {...field}
      onChange={(event) => {
        if (isEither && !form.getValues('email')) form.forgetError('email');
        void onChange(event);
      }}
    />
  );
}
