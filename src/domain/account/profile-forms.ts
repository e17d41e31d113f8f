import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { EmailForm } from '#src/contract/account/auth-forms.ts';
import { searchName } from '#src/contract/customer/saved.ts';
import { readPhone } from '#src/contract/lead/phone-number.ts';
import { e164 } from './profile-details.ts';

/** An email address other than the present one. */
export function newEmailForm(presentEmail: string) {
  return EmailForm.check(
    z.refine(({ email }) => email.toLowerCase() !== presentEmail, {
      path: ['email'],
      params: { rule: 'same' },
    }),
  );
}

/** The typed phone number in E.164; empty to have none. */
const phone = z.pipe(
  z.string().check(
    z.trim(),
    z.refine((text) => text === '' || readPhone(text) !== undefined),
  ),
  z.transform((text: string) => e164(readPhone(text) ?? '')),
);

/** The phone number of a customer, who may have none. */
export const PhoneForm = z.object({ phone });

/** The name of a saved search. */
export const SearchNameForm = z.object({ name: searchName() });

/** How a search is saved. */
export const SaveSearchForm = z.object({ name: searchName(), notify: z.boolean() });
