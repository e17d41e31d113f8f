import { invalidParameter, notAuthorized } from './identity-error.ts';

type Attribute = { readonly Name: string; readonly Value: string };

/** Standard attributes that a client may write at any time. */
const WRITABLE = new Set(['given_name', 'family_name', 'email', 'phone_number', 'locale']);

/** Set at sign-up and never after; anyone may set them to anything, so they grant nothing. */
const SET_ONCE = new Set(['custom:group', 'custom:role']);

/** Standard attributes of Cognito that clients may not write. */
const STANDARD =
  /^(sub|email_verified|phone_number_verified|name|middle_name|nickname|preferred_username|profile|picture|website|gender|birthdate|zoneinfo|address|updated_at)$/;

const MAX_LENGTH = 256;
const MAX_EMAIL_LENGTH = 254;
const EMAIL = /^[^\s@<>\p{Cc}]+@(?:[^\s@<>.\p{Cc}]+\.)+[^\s@<>.\p{Cc}]{2,}$/u;
const PHONE = /^\+[1-9]\d{1,14}$/;

function checkName(name: string, isNew: boolean): void {
  if (WRITABLE.has(name) || (SET_ONCE.has(name) && isNew)) return;
  if (SET_ONCE.has(name)) throw invalidParameter(`user.${name}: Attribute cannot be updated.`);
  if (STANDARD.test(name)) {
    throw notAuthorized('A client attempted to write unauthorized attribute');
  }
  throw invalidParameter(
    `Attributes did not conform to the schema: Type for attribute {${name.slice(0, 64)}} could not be determined`,
  );
}

function checkValue(name: string, value: string): void {
  if (value.length > MAX_LENGTH || /\p{Cc}/u.test(value)) {
    throw invalidParameter(`Attributes did not conform to the schema: ${name}: invalid value`);
  }
  if (name === 'email' && !isEmail(value)) {
    throw invalidParameter('Invalid email address format.');
  }
  if (name === 'phone_number' && value !== '' && !PHONE.test(value)) {
    throw invalidParameter('Invalid phone number format.');
  }
}

/** An email address in the form for comparing: trimmed and in lower case. */
export function plainEmail(text: string): string {
  return text.trim().toLowerCase();
}

export function isEmail(text: string): boolean {
  const email = plainEmail(text);
  return email.length <= MAX_EMAIL_LENGTH && EMAIL.test(email);
}

/**
 * The attributes that a client wants to write, as a record. Throws InvalidParameterException or
 * NotAuthorizedException for an attribute that is unknown, not the client's to write, or has a bad value.
 */
export function readAttributes(
  attributes: readonly Attribute[],
  { isNew }: { isNew: boolean },
): Readonly<Record<string, string>> {
  for (const { Name, Value } of attributes) {
    checkName(Name, isNew);
    checkValue(Name, Value);
  }
  return Object.fromEntries(attributes.map(({ Name, Value }) => [Name, Value]));
}

/** Applies changes to the attributes; an empty value removes an attribute. */
export function withAttributes(
  former: Readonly<Record<string, string>>,
  changes: Readonly<Record<string, string>>,
): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries({ ...former, ...changes }).filter(([, value]) => value !== ''),
  );
}
