import type { ChangeEvent, ReactNode } from 'react';
import { maskPhoneAt } from '#src/domain/lead-entry.ts';
import { lead as words } from '#src/messages/en/lead.ts';
import { TextField } from '#src/ui/TextField.tsx';
import type { LeadForm } from './useLeadForm.ts';

const { form: texts } = words;

function mask({ target }: ChangeEvent<HTMLInputElement>): void {
  const masked = maskPhoneAt(target.value, target.selectionStart ?? target.value.length);
  if (masked.text === target.value) return;
  target.value = masked.text;
  target.setSelectionRange(masked.caret, masked.caret);
}

/** A phone number, written as "(###) ###-####" while it is typed unless it is one from abroad. */
function PhoneField({ form, placeholder }: { form: LeadForm; placeholder: string }) {
  const { onChange, ...field } = form.fieldOf('phone');
  return (
    <TextField
      label={texts.phone}
      hint={`${texts.phoneWhy} ${texts.phoneAbroad}`}
      type="tel"
      autoComplete="tel"
      placeholder={placeholder}
      required
      {...field}
      onChange={(event) => {
        mask(event);
        void onChange(event);
      }}
    />
  );
}

export function FieldRow({ children }: { children: ReactNode }) {
  return <div className="grid gap-5 sm:grid-cols-2 items-start">{children}</div>;
}

/** Who writes: name, email and phone number. */
export function PersonFields({ form, phonePrefix }: { form: LeadForm; phonePrefix?: string }) {
  const placeholder = [phonePrefix, '(###) ###-####'].filter(Boolean).join(' ');
  return (
    <>
      <FieldRow>
        <TextField
          label={texts.first}
          autoComplete="given-name"
          required
          {...form.fieldOf('first')}
        />
        <TextField
          label={texts.last}
          autoComplete="family-name"
          required
          {...form.fieldOf('last')}
        />
      </FieldRow>
      <FieldRow>
        <TextField
          label={texts.email}
          type="email"
          autoComplete="email"
          spellCheck={false}
          required
          {...form.fieldOf('email')}
        />
        <PhoneField form={form} placeholder={placeholder} />
      </FieldRow>
    </>
  );
}
