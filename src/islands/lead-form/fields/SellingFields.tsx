import type { SellerFields } from '#src/domain/lead/seller-form.ts';
import { contactFormTexts } from '#src/messages/lead/contact-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { FieldRow } from './PersonFields.tsx';
import { SelectInput } from '#src/ui/fields/SelectInput.tsx';
import type { LeadForm } from '../useLeadForm.ts';

type Props = { form: LeadForm; required: boolean; initial: SellerFields };

/** The home that is to be sold. */
export function SellingFields({ form, required, initial }: Props) {
  const words = useTexts(contactFormTexts);
  return (
    <>
      <TextField
        label={words.address}
        autoComplete="address-line1"
        required={required}
        defaultValue={initial.address}
        {...form.field('address')}
      />
      <FieldRow>
        <SelectInput
          label={words.type}
          choices={words.types}
          blank={words.choose}
          required={required}
          {...(initial.type && { defaultValue: initial.type })}
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
