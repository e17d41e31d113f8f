import { nationalPhone, type ProfileDetails } from '#src/domain/account/profile-details.ts';
import { PhoneForm } from '#src/domain/account/profile-forms.ts';
import { phoneText } from '#src/domain/lead/phone.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { saveDetails } from '#src/stores/session/profile.ts';
import { authRejection, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { maskedField } from '#src/ui/form/phone-mask.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { DetailRow, useDetailRow } from './DetailRow.tsx';

export function PhoneRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const locale = useLocale();
  const { details: words } = useTexts(profileTexts);
  const row = useDetailRow();
  const form = useForm({
    schema: PhoneForm,
    errorText: () => words.phoneWrong,
    send: async (change) => {
      const outcome = await saveDetails(change);
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, IN_SESSION);
      row.end();
      return null;
    },
  });
  /** Formatted for people; an empty one stays empty. */
  const value = phoneText(nationalPhone(details.phone));
  return (
    <DetailRow
      label={words.phone}
      value={value}
      row={row}
      form={form}
      fillIn={() => form.reset({ phone: value })}
    >
      <TextField
        label={words.phone}
        type="tel"
        autoComplete="tel"
        placeholder={words.pleaseProvide}
        hint={words.phoneHint}
        {...maskedField(form.field('phone'))}
      />
    </DetailRow>
  );
}
