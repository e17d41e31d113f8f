import type { ReactNode } from 'react';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import type { LeadForm } from '../useLeadForm.ts';

type Field = { form: LeadForm; required?: boolean };

/** `isEither` says that a phone number is enough. */
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
  return <div className="grid gap-4 sm:gap-5 sm:grid-cols-2 items-start">{children}</div>;
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
