import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import { SelectInput } from './SelectInput.tsx';
import type { LeadForm } from './useLeadForm.ts';

/** The home that is to be sold. */
export function SellingFields({ form, required }: { form: LeadForm; required: boolean }) {
  const words = useTexts(contactFormTexts);
  return (
    <>
      <TextField
        label={words.address}
        autoComplete="address-line1"
        required={required}
        {...form.field('address')}
      />
      <FieldRow>
        <SelectInput
          label={words.type}
          choices={words.types}
          blank={words.choose}
          required={required}
          {...form.field('type')}
        />
        <SelectInput
          label={words.timing}
          choices={words.timings}
          blank={words.choose}
          required={required}
          {...form.field('timing')}
        />
      </FieldRow>
    </>
  );
}
