/**
 * A country as a form names it: two letters of ISO 3166-1, the calling code and the trunk prefix dialled
 * within the country, for example "GB-44-0". The list of all countries is large and loaded late.
 */
const PHONE_COUNTRY = /^[A-Z]{2}-(\d{1,3})-(\d{0,2})$/;

/** Canada: the assumed country of a phone number until another is chosen. */
export const DEFAULT_PHONE_COUNTRY = 'CA-1-';

/** Whether the numbers of a country are the ten-digit numbers of Canada and the United States. */
export function isNorthAmerican(country: string): boolean {
  return /^..-1-/.test(country);
}

/**
 * A nationally dialled number with its country in front: "020 7946 0958" in Britain is "+44 20 7946 0958".
 * A North American number stays, as does one that names its country.
 */
export function withCallingCode(text: string, country: string): string {
  const [, callingCode, trunkPrefix = ''] = PHONE_COUNTRY.exec(country) ?? [];
  const isWhole = /^\s*(?:$|\+|011|00)/.test(text);
  if (callingCode === undefined || callingCode === '1' || isWhole) return text;
  const number = text.replace(/^[\s(]+/, '');
  const national = number.startsWith(trunkPrefix) ? number.slice(trunkPrefix.length) : number;
  return `+${callingCode} ${national}`;
}
