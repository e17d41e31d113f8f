import { AUTH_LIMITS } from '#src/contract/account/auth-forms.ts';

/** What the input of a one-time code is given; phones offer the code and a pad of digits. */
export const CODE_INPUT = {
  autoComplete: 'one-time-code',
  inputMode: 'numeric',
  maxLength: AUTH_LIMITS.code,
  onBeforeInput: (event: React.InputEvent<HTMLInputElement>) => {
    if (/\D/.test(event.data ?? '')) event.preventDefault();
  },
} as const;
