import { afterEach, describe, expect, test } from 'vitest';
import { restoreDraft } from '#src/islands/lead-form/restore-draft.ts';
import { LEAD_DRAFT_KEY } from '#src/stores/lead/keys.ts';
import { writeStorage } from '#src/stores/shell/storage/browser-storage.ts';

const FRENCH_NUMBER = '01 23 45 67 89';

/** The dialog of a page that opens again, with what the browser has filled in. */
function dialogWith({ phone = '', country = 'CA-1-' }): HTMLDialogElement {
  document.body.innerHTML = `
    <dialog>
      <input name="first" />
      <select name="phoneCountry"><option value="${country}" selected></option></select>
      <input name="phone" value="${phone}" />
    </dialog>`;
  const dialog = document.querySelector('dialog');
  if (!dialog) throw new Error('There is no dialog.');
  return dialog;
}

function leaveDraft(fields: Readonly<Record<string, string>>): void {
  const draft = { path: location.pathname, isSignedIn: false, fields };
  writeStorage('session', LEAD_DRAFT_KEY, JSON.stringify(draft));
}

function phoneAfterReturn(filledIn: Parameters<typeof dialogWith>[0]): string | undefined {
  const dialog = dialogWith(filledIn);
  restoreDraft(dialog);
  return dialog.querySelector<HTMLInputElement>("[name='phone']")?.value;
}

describe('the draft of a lead', () => {
  afterEach(() => sessionStorage.clear());

  test('fills in an empty field, and leaves one with other text', () => {
    leaveDraft({ first: 'Ada', phone: '(416) 555-0199', phoneCountry: 'CA-1-' });
    expect(phoneAfterReturn({})).toBe('(416) 555-0199');
    expect(document.querySelector<HTMLInputElement>("[name='first']")?.value).toBe('Ada');
    expect(phoneAfterReturn({ phone: '(647) 555-0100' })).toBe('(647) 555-0100');
  });

  test.each([
    ['whose field is empty', ''],
    ['that the browser has filled in', FRENCH_NUMBER],
  ])('names the country of a foreign number %s', (_case, phone) => {
    leaveDraft({ phone: FRENCH_NUMBER, phoneCountry: 'FR-33-0' });
    expect(phoneAfterReturn({ phone })).toBe('+33 1 23 45 67 89');
  });

  test('leaves a foreign number whose country is still chosen', () => {
    leaveDraft({ phone: FRENCH_NUMBER, phoneCountry: 'FR-33-0' });
    expect(phoneAfterReturn({ phone: FRENCH_NUMBER, country: 'FR-33-0' })).toBe(FRENCH_NUMBER);
  });
});
