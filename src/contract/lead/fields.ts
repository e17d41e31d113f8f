import { withCallingCode } from './calling-codes.ts';

/** Signs that tell a person from a robot: a field people do not see, and the time they took. */
export type BotSignals = {
  /** What was typed into the field that people do not see. */
  readonly website: string;
  /** From the first sight of the form to its sending; undefined without a script. */
  readonly elapsedMs: number | undefined;
};

type Fields = Readonly<Record<string, unknown>>;

/** A question whose form does not ask for a call hides its phone field. */
function phoneOf({ purpose, callBack, phone, phoneCountry }: Fields): unknown {
  if (purpose === 'question' && !callBack) return undefined;
  const isOfCountry = typeof phone === 'string' && typeof phoneCountry === 'string';
  return isOfCountry ? withCallingCode(phone, phoneCountry) : phone;
}

/** The computed value that a form was shown with; undefined for none. */
function estimateOf({ estimateValue: value, estimateLow: low, estimateHigh: high }: Fields) {
  return value === undefined && low === undefined && high === undefined
    ? undefined
    : { value, low, high };
}

/** The requested showing time; undefined for a form that does not ask for one. */
function showingOf({ day, time, way }: Fields) {
  return day === undefined && time === undefined && way === undefined
    ? undefined
    : { day, time, way };
}

/** Moves the fields of a form to their places in a lead. A box that is not ticked is not sent. */
export function leadOfFields(fields: Fields): Fields {
  const { purpose, first, last, email, city, price, address, type, timing, callBack } = fields;
  const { marketing, wording } = fields;
  const hasConsent = marketing !== undefined || wording !== undefined;
  return {
    purpose,
    user: { name: { first, last }, email, phone: phoneOf(fields) },
    property: { city, price, address, type, timing, estimate: estimateOf(fields) },
    realtor: fields['realtor'],
    callBack,
    code: fields['code'],
    boardId: fields['boardId'],
    showing: showingOf(fields),
    message: fields['message'],
    ...(hasConsent ? { consent: { marketing: marketing ?? false, wording } } : {}),
    form: { website: fields['website'], elapsedMs: fields['elapsedMs'] },
  };
}

/** Reads the `form` member of a lead's body: `{ website, elapsedMs }`, both optional. */
export function readBotSignals(body: unknown): BotSignals {
  const form =
    typeof body === 'object' && body !== null && 'form' in body && body.form instanceof Object
      ? body.form
      : {};
  const website = 'website' in form && typeof form.website === 'string' ? form.website : '';
  const elapsedMs =
    'elapsedMs' in form && form.elapsedMs !== '' ? Number(form.elapsedMs) : Number.NaN;
  return { website, elapsedMs: Number.isFinite(elapsedMs) ? elapsedMs : undefined };
}
