import type { ChangeEvent } from 'react';
import { maskPhoneAt } from '#src/domain/lead/phone.ts';

/** The format of a North American number. */
export const PHONE_MASK = '(###) ###-####';

/** Formats a phone number as "(###) ###-####", and keeps the caret in place. */
function mask(input: HTMLInputElement): void {
  const maskedPhone = maskPhoneAt(input.value, input.selectionStart ?? input.value.length);
  if (maskedPhone.text === input.value) return;
  input.value = maskedPhone.text;
  input.setSelectionRange(maskedPhone.caret, maskedPhone.caret);
}

type Field<Result> = {
  ref: (input: HTMLInputElement | null) => void;
  onChange: (event: ChangeEvent<HTMLInputElement>) => Result;
};

/**
 * The field of a phone number that is masked while typing. Text typed before the form was awake is masked
 * when it wakes.
 */
export function maskedField<Result, Rest extends Field<Result>>(field: Rest): Rest {
  return {
    ...field,
    ref: (input: HTMLInputElement | null) => {
      if (input) mask(input);
      field.ref(input);
    },
    onChange: (event: ChangeEvent<HTMLInputElement>) => {
      mask(event.target);
      return field.onChange(event);
    },
  };
}
