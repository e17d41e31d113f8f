import { contactForm } from '#src/messages/en/contact-form.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import { SelectInput } from './SelectInput.tsx';
import type { LeadForm } from './useLeadForm.ts';

/** The home that is to be sold. */
export function SellingFields({ form, required }: { form: LeadForm; required: boolean }) {
  return (
    <>
      <TextField
        label={contactForm.address}
        autoComplete="street-address"
        required={required}
        {...form.field('address')}
      />
      <FieldRow>
        <SelectInput
          label={contactForm.type}
          choices={contactForm.types}
          required={required}
          {...form.field('type')}
        />
        <SelectInput
          label={contactForm.timing}
          choices={contactForm.timings}
          required={required}
          {...form.field('timing')}
        />
      </FieldRow>
    </>
  );
}
