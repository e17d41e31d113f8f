/** The name and phone number of a customer. The phone number is E.164, or empty. */
export type ProfileDetails = {
  readonly givenName: string;
  readonly familyName: string;
  readonly email: string;
  readonly phone: string;
};

/** What a customer can change without a code; values left out stay unchanged. */
export type ProfileChange = {
  readonly name?: { readonly first: string; readonly last: string };
  /** E.164; an empty text removes the number. */
  readonly phone?: string;
};

/** A number that `readPhone` returned, in E.164: ten national digits are a Canadian number. */
export function e164(phone: string): string {
  return /^\d{10}$/.test(phone) ? `+1${phone}` : phone;
}

/** The number without the prefix of North America, as people write it here. */
export function nationalPhone(phone: string): string {
  return phone.replace(/^\+1(?=\d{10}$)/, '');
}
