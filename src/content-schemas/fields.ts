import { z } from 'astro/zod';

/** Every message ends in an example, because editors see only the message. */
const like = (example: unknown) => `For example: ${String(example)}`;

type FieldHint = { readonly about: string; readonly example: string };

/** A text with a maximum number of characters. */
export function text({ about, example }: FieldHint, longest = 200) {
  return z
    .string({ error: `must be text: ${about}. ${like(example)}` })
    .trim()
    .min(1, `must not be empty: ${about}. ${like(example)}`)
    .max(longest, `must be at most ${longest} characters: ${about}. ${like(example)}`)
    .describe(about);
}

/** A word of a list. */
export function oneOf<const Words extends readonly [string, ...string[]]>(
  about: string,
  words: Words,
) {
  return z
    .enum(words, { error: `must be one of ${words.join(', ')}: ${about}. ${like(words[0])}` })
    .describe(about);
}

export function wholeNumber(about: string, example: number) {
  return z
    .int({ error: `must be a whole number: ${about}. ${like(example)}` })
    .positive(`must be greater than zero: ${about}. ${like(example)}`)
    .describe(about);
}

/** A day that is not to come, written YYYY-MM-DD. YAML reads it as a date. */
export function day(about: string) {
  return z
    .date({
      error: `must be a date, YYYY-MM-DD without quotation marks: ${about}. ${like('2026-09-14')}`,
    })
    .refine((date) => date.getTime() <= Date.now(), {
      error: `must not be in the future: ${about}. ${like(new Date().toISOString().slice(0, 10))}`,
    })
    .describe(about);
}

const PHONE_LINK = /^tel:\+\d{8,15}$/;
const OUTSIDE = /^(https:\/\/[^\s/.]+\.[^\s]+|tel:\+\d{8,15}|mailto:[^\s@]+@[^\s@]+\.[^\s@]+)$/;

/** An address outside this site, a phone number or an email address. */
export function url(about: string) {
  const error = `must start with https://, tel:+ or mailto: and must not contain spaces: ${about}. ${like('https://www.example.ca')}`;
  return z.string({ error }).regex(OUTSIDE, error).describe(about);
}

/** A phone number that a click calls. */
export function phoneLink(about: string) {
  const error = `must be tel:+ followed by the digits of the number, starting with the country code: ${about}. ${like('tel:+14165550148')}`;
  return z.string({ error }).regex(PHONE_LINK, error).describe(about);
}

/** An email address, without mailto: in front. */
export function emailAddress(about: string) {
  const error = `must be an email address: ${about}. ${like('hello@example.ca')}`;
  return z.email({ error }).describe(about);
}

/** A page of this site. */
export function page(about: string) {
  const error = `must be the address of a page, without /real-estate at the start: ${about}. ${like('/contact')}`;
  return z.templateLiteral(['/', z.string()], { error }).describe(about);
}

/** The target of a button: a page of this site, or an address outside it. */
export function destination(about: string) {
  const error = `must be a page, such as /application, or start with https:// — ${about}. ${like('/application')}`;
  return z
    .string({ error })
    .regex(/^(\/(?!\/)[^\s\\]*|https:\/\/\S+)$/, error)
    .describe(about);
}

const label = text({ about: 'the text of the link', example: 'Contact us' }, 60);

/** A link: to a page of this site, or to an address outside it. */
export const link = z.union([
  z.strictObject({ label, page: page('the target of the link') }),
  z.strictObject({ label, url: url('the target of the link') }),
]);
