import type { SignedInUser } from '#src/domain/account/auth/session.ts';
import { typeInto } from '#src/lib/browser/type-into.ts';
import { $session } from '#src/stores/session/session.ts';

/** The fields of a lead that the account can fill in, by their names in the form. */
const FIELDS = {
  first: ({ givenName }: SignedInUser) => givenName,
  last: ({ familyName }: SignedInUser) => familyName,
  email: ({ email }: SignedInUser) => email,
  phone: ({ phone }: SignedInUser) => phone,
} as const;

/** The text filled in here, by its field. */
const filledIn = new Map<HTMLInputElement, string>();

function write(input: HTMLInputElement, text: string): void {
  typeInto(input, text);
  filledIn.set(input, text);
  // A visitor who begins to type here means another text.
  if (input === document.activeElement) input.select();
}

function fillIn(form: HTMLFormElement, user: SignedInUser): void {
  for (const [name, read] of Object.entries(FIELDS)) {
    const input = form.elements.namedItem(name);
    const value = read(user);
    if (input instanceof HTMLInputElement && input.value === '' && value) write(input, value);
  }
}

/** Fills in a form of a lead, when it is first used, with the account's details where nobody has typed. */
export function fillInSenders(): void {
  const filledForms = new WeakSet<HTMLFormElement>();
  document.addEventListener('focusin', ({ target }) => {
    const form = target instanceof Element && target.closest<HTMLFormElement>('form[data-lead]');
    const session = $session.get();
    if (!form || filledForms.has(form) || session.kind !== 'active') return;
    filledForms.add(form);
    fillIn(form, session.user);
  });
}

/** Removes unchanged filled-in details from the forms again. */
export function clearSender(): void {
  for (const [input, text] of filledIn) if (input.value === text) typeInto(input, '');
  filledIn.clear();
}
