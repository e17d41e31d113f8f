import { dictionary } from '@zxcvbn-ts/language-common';

const LIST_LENGTH = 10_000;

/** The most common passwords, in lower case, the most common first. */
export const COMMON_PASSWORDS: readonly string[] = (dictionary['passwords-common'] ?? []).slice(
  0,
  LIST_LENGTH,
);
