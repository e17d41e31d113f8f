import type { ReactNode } from 'react';
import { leadTexts } from '#src/messages/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { maskPhone } from '#src/ui/form/phone-mask.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from './useLeadForm.ts';

type Field = { form: LeadForm; required?: boolean };

/** How a North American number is written. */
export const PHONE_MASK = '(###) ###-####';

/** A phone number, written as "(###) ###-####" while it is typed unless it is one from abroad. */
export function PhoneField({
  form,
  required = true,
  hasReason = true,
}: Field & { hasReason?: boolean }) {
  const { form: texts } = useTexts(leadTexts);
  const { onChange, ...field } = form.field('phone');
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
        maskPhone(event);
        void onChange(event);
      }}
    />
  );
}

/** `isEither` says that a phone number does as well. */
export function EmailField({
  form,
  required = true,
  isEither = false,
}: Field & { isEither?: boolean }) {
  const { form: texts } = useTexts(leadTexts);
  return (
    <TextField
      label={texts.email}
      hint={isEither ? texts.emailOrPhone : undefined}
      type="email"
      autoComplete="email"
      spellCheck={false}
      required={required}
      {...form.field('email')}
    />
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 items-start">{children}</div>;
}

export function NameFields({ form }: { form: LeadForm }) {
  const { form: texts } = useTexts(leadTexts);
  return (
    <FieldRow>
      <TextField label={texts.first} autoComplete="given-name" required {...form.field('first')} />
      <TextField label={texts.last} autoComplete="family-name" required {...form.field('last')} />
    </FieldRow>
  );
}
