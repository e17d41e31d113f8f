import { AUTH_LIMITS } from '#src/contract/account/auth-forms.ts';

/** Inserts digits at the cursor, as many as the code still has room for. */
function insertDigits(field: HTMLInputElement, digits: string): void {
  const { value, selectionStart, selectionEnd } = field;
  const [start, end] = [selectionStart ?? value.length, selectionEnd ?? value.length];
  const room = AUTH_LIMITS.code - value.length + (end - start);
  field.setRangeText(digits.slice(0, room), start, end, 'end');
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/**
 * The props of the input of a one-time code; phones offer the code and a pad of digits. Only the digits of
 * a pasted text are used: a code copied from a mail brings blanks and line breaks with it.
 */
export const CODE_INPUT = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: AUTH_LIMITS.code,
  onBeforeInput: (event: React.InputEvent<HTMLInputElement>) => {
    const text = event.data ?? '';
    if (!/\D/.test(text)) return;
    event.preventDefault();
    const digits = text.replaceAll(/\D/g, '');
    if (digits) insertDigits(event.currentTarget, digits);
  },
} as const;
