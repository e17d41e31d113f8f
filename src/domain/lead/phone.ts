import { PHONE_PATTERN, readPhone } from '#src/contract/lead/phone-number.ts';

const isNational = (phone: string) => /^\d{10}$/.test(phone);

/** A phone number as people read it: "(416) 555-0148", or E.164 as it is. */
export function phoneText(phone: string): string {
  return isNational(phone)
    ? `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`
    : phone;
}

/** The address a click dials, of a number as it is sent or as someone typed it. */
export function phoneLink(phone: string): string | undefined {
  const number = PHONE_PATTERN.test(phone) ? phone : readPhone(phone);
  if (number === undefined) return undefined;
  return isNational(number) ? `tel:+1${number}` : `tel:${number}`;
}

/** Digits without the country in front: no area code begins with its 1. */
const nationalDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^1+/, '');

/** What has been typed so far in the mask "(###) ###-####"; a number from abroad stays as typed. */
export function maskedPhone(entry: string): string {
  if (/^\s*(?:\+(?!1)|011)/.test(entry)) return entry.trim();
  const digits = nationalDigits(entry).slice(0, 10);
  if (digits.length < 4) return digits && `(${digits}`;
  const middle = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length < 7 ? middle : `${middle}-${digits.slice(6)}`;
}

/** Where the caret stands after as many digits as it stood before. */
function caretAfter(text: string, digits: number): number {
  let digitCount = 0;
  for (let index = 0; index < text.length; index += 1) {
    if (digitCount === digits) return index;
    if (/\d/.test(text.charAt(index))) digitCount += 1;
  }
  return text.length;
}

/** The phone mask while someone types: the text it makes and the caret in it. */
export function maskPhoneAt(entry: string, caret: number): { text: string; caret: number } {
  const text = maskedPhone(entry);
  if (caret >= entry.length) return { text, caret: text.length };
  const before = entry.slice(0, caret);
  const digits = text.startsWith('(') ? nationalDigits(before) : before.replaceAll(/\D/g, '');
  return { text, caret: caretAfter(text, digits.length) };
}
