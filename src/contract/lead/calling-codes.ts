/**
 * A country as a form names it: two letters of ISO 3166-1, the calling code and what is dialled before a
 * number within it, such as "GB-44-0". The list of all countries is large and loaded late.
 */
const PHONE_COUNTRY = /^[A-Z]{2}-(\d{1,3})-(\d{0,2})$/;

/** Canada: the country a phone number is taken to be from until another is chosen. */
export const DEFAULT_PHONE_COUNTRY = 'CA-1-';

/** Whether the numbers of a country are those of Canada and the United States, of ten digits. */
export function isNorthAmerican(country: string): boolean {
  return /^..-1-/.test(country);
}

/**
 * A number as it is dialled within a country, with that country in front: "020 7946 0958" of Britain is
 * "+44 20 7946 0958". A North American number stays, as does one that names its country.
 */
export function withCallingCode(text: string, country: string): string {
  const [, callingCode, trunkPrefix = ''] = PHONE_COUNTRY.exec(country) ?? [];
  const isWhole = /^\s*(?:$|\+|011|00)/.test(text);
  if (callingCode === undefined || callingCode === '1' || isWhole) return text;
  const number = text.replace(/^[\s(]+/, '');
  const national = number.startsWith(trunkPrefix) ? number.slice(trunkPrefix.length) : number;
  return `+${callingCode} ${national}`;
}
