import { lead as words } from '#src/messages/en/lead.ts';
import { TextField } from '#src/ui/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import { SelectInput } from './SelectInput.tsx';
import type { LeadForm } from './useLeadForm.ts';

const { form: texts } = words;

/** The home that is to be sold. */
export function SellingFields({ form, required }: { form: LeadForm; required: boolean }) {
  return (
    <>
      <TextField
        label={texts.address}
        autoComplete="street-address"
        required={required}
        {...form.field('address')}
      />
      <FieldRow>
        <SelectInput
          label={texts.type}
          choices={texts.types}
          required={required}
          {...form.field('type')}
        />
        <SelectInput
          label={texts.timing}
          choices={texts.timings}
          required={required}
          {...form.field('timing')}
        />
      </FieldRow>
    </>
  );
}
