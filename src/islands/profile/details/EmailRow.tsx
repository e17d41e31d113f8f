import { useState } from 'react';
import type { ProfileDetails } from '#src/domain/account/profile-details.ts';
import { newEmailForm } from '#src/domain/account/profile-forms.ts';
import { authTexts } from '#src/messages/account/auth.ts';
import { profileTexts } from '#src/messages/account/profile.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { requestEmail } from '#src/stores/session/profile.ts';
import { authRejection, IN_SESSION } from '#src/ui/form/auth-rejection.ts';
import { useForm } from '#src/ui/form/useForm.ts';
import { TextField } from '#src/ui/fields/TextField.tsx';
import { DetailRow, useDetailRow } from './DetailRow.tsx';
import { EmailCodeDialog } from './EmailCodeDialog.tsx';

export function EmailRow({ details, phone }: { details: ProfileDetails; phone: string }) {
  const locale = useLocale();
  const { details: words } = useTexts(profileTexts);
  const authWords = useTexts(authTexts);
  const row = useDetailRow();
  /** The address whose code is waited for. */
  const [newEmail, setNewEmail] = useState<string | null>(null);
  const form = useForm({
    schema: newEmailForm(details.email),
    errorText: ({ field, rule }) =>
      rule === 'same' ? words.sameEmail : authWords.errorText(field, rule),
    send: async ({ email }) => {
      const outcome = await requestEmail(email);
      if (!outcome.ok) return authRejection(outcome.error, phone, locale, IN_SESSION);
      setNewEmail(email);
      return null;
    },
  });
  const onEnd = (isSaved: boolean) => {
    setNewEmail(null);
    if (isSaved) row.end();
  };
  return (
    <>
      <DetailRow
        label={words.email}
        value={details.email}
        row={row}
        form={form}
        fillIn={() => form.reset({ email: details.email })}
      >
        <TextField
          label={words.email}
          type="email"
          autoComplete="email"
          required
          hint={words.emailHint}
          {...form.field('email')}
        />
      </DetailRow>
      {newEmail !== null && <EmailCodeDialog email={newEmail} phone={phone} onEnd={onEnd} />}
    </>
  );
}
