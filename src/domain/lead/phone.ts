import { PHONE_PATTERN, readPhone } from '#src/contract/lead/phone-number.ts';

const isNational = (phone: string) => /^\d{10}$/.test(phone);

/** The country codes of one and two digits (ITU-T E.164); all others have three. */
const ABROAD = /^\+([17]|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|\d{3})(\d{4,})$/;

/** A phone number as people read it: "(416) 555-0148", or "+44 207 946 0958" from abroad. */
export function phoneText(phone: string): string {
  if (isNational(phone)) return `(${phone.slice(0, 3)}) ${phone.slice(3, 6)}-${phone.slice(6)}`;
  const [, country, number] = ABROAD.exec(phone) ?? [];
  if (country === undefined || number === undefined) return phone;
  return `+${country} ${number.replaceAll(/\B(?=(?:\d{3})*\d{4}$)/g, ' ')}`;
}

/** The link that dials a number, given in sent or typed form. */
export function phoneLink(phone: string): string | undefined {
  const number = PHONE_PATTERN.test(phone) ? phone : readPhone(phone);
  if (number === undefined) return undefined;
  return isNational(number) ? `tel:+1${number}` : `tel:${number}`;
}

/** Digits without the country in front: no area code begins with its 1. */
const nationalDigits = (text: string) => text.replaceAll(/\D/g, '').replace(/^1+/, '');

/** The typed digits in the mask "(###) ###-####"; a number from abroad stays as typed. */
export function maskedPhone(entry: string): string {
  if (/^\s*(?:\+(?!1)|011)/.test(entry)) return entry.trim();
  const digits = nationalDigits(entry).slice(0, 10);
  if (digits.length < 4) return digits && `(${digits}`;
  const middle = `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}`;
  return digits.length < 7 ? middle : `${middle}-${digits.slice(6)}`;
}

/** The caret position behind the given number of digits. */
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
