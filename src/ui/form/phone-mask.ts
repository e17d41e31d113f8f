import type { ChangeEvent } from 'react';
import { maskPhoneAt } from '#src/domain/lead/phone.ts';

/** How a North American number is written. */
export const PHONE_MASK = '(###) ###-####';

/** Writes a phone number as "(###) ###-####" while it is typed, and leaves the caret where it is. */
export function maskPhone({ target }: ChangeEvent<HTMLInputElement>): void {
  const masked = maskPhoneAt(target.value, target.selectionStart ?? target.value.length);
  if (masked.text === target.value) return;
  target.value = masked.text;
  target.setSelectionRange(masked.caret, masked.caret);
}
