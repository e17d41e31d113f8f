/** Ten national digits of Canada and the United States, else E.164: a plus and up to 15 digits. */
export const PHONE_PATTERN = /^(?:[2-9]\d{2}[2-9]\d{6}|\+(?!1)[1-9]\d{6,14})$/;

/** The characters people put between the digits. */
const BETWEEN = /[\s().\-/\u2010-\u2015\u00a0]/g;

/** How a call abroad is dialled from North America and from elsewhere. */
const DIALLED_ABROAD = /^(?:011|00)(?=[1-9]\d{6,})/;

/**
 * A phone number as it is sent: a Canadian or US number as its ten national digits, another in E.164
 * (ITU-T E.164, NANP rules for the first digits). Undefined for a text that is neither.
 */
export function readPhone(text: string): string | undefined {
  const digits = text.replaceAll(BETWEEN, '').replace(DIALLED_ABROAD, '+');
  const national = digits.replace(/^(?:\+1|1(?=\d{10}$))/, '');
  return PHONE_PATTERN.test(national) ? national : undefined;
}
