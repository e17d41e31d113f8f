import { NameForm } from '#src/contract/account/auth-forms.ts';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { saveDetails } from '#src/stores/session/profile.ts';
import { authRejection, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { DetailRow, useDetailRow } from './DetailRow.tsx';

export function NameRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const locale = useLocale();
  const authWords = useTexts(authTexts);
  const { details: words } = useTexts(profileTexts);
  const { givenName: first, familyName: last } = details;
  const row = useDetailRow();
  const form = useForm({
    schema: NameForm,
    errorText: ({ field, rule }) => authWords.errorText(field, rule),
    send: async (name) => {
      const outcome = await saveDetails({ name });
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, IN_SESSION);
      row.end();
      return null;
    },
  });
  const value = [first, last].filter(Boolean).join(' ');
  return (
    <DetailRow
      label={words.name}
      value={value}
      row={row}
      form={form}
      fillIn={() => form.reset({ first, last })}
    >
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField
          label={words.first}
          autoComplete="given-name"
          required
          {...form.field('first')}
        />
        <TextField label={words.last} autoComplete="family-name" required {...form.field('last')} />
      </div>
    </DetailRow>
  );
}
