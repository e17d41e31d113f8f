import { LEAD_LIMITS } from '#src/contract/lead/limits.ts';
import { readPhone } from '#src/contract/lead/phone-number.ts';
import { priceOfEntry } from './price.ts';

type Fields = Readonly<Record<string, unknown>>;

function fieldsOf(raw: unknown): Fields {
  return typeof raw === 'object' && raw !== null && !Array.isArray(raw) ? { ...raw } : {};
}

/** The trimmed text; undefined for an empty one. Other values stay, for the schema to refuse. */
function line(raw: unknown): unknown {
  if (typeof raw !== 'string') return raw ?? undefined;
  return raw.trim() || undefined;
}

function lines(raw: unknown): unknown {
  return line(typeof raw === 'string' ? raw.replaceAll(/\r\n?/g, '\n') : raw);
}

function phone(raw: unknown): unknown {
  const text = line(raw);
  return typeof text === 'string' ? (readPhone(text) ?? text) : text;
}

function number(raw: unknown): unknown {
  const text = line(raw);
  return typeof text === 'string' && /^\d{1,15}$/.test(text) ? Number(text) : text;
}

/** "$750,000" is 750000, and so is "750K". A text that is too long is a price only if the price is too high as well. */
function price(raw: unknown): unknown {
  const text = line(raw);
  if (typeof text !== 'string') return text;
  const amount = priceOfEntry(text);
  if (amount === undefined) return text;
  const { length } = text.replaceAll(/\D/g, '');
  return length <= LEAD_LIMITS.priceLength || amount > LEAD_LIMITS.maxPrice ? amount : text;
}

function flag(raw: unknown): unknown {
  return raw === 'on' || raw === 'true' ? true : raw === 'false' ? false : raw;
}

function withoutGaps(fields: Fields): Fields {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}

function normalizedUser(raw: unknown): Fields {
  const user = fieldsOf(raw);
  const name = fieldsOf(user['name']);
  return {
    name: withoutGaps({ first: line(name['first']), last: line(name['last']) }),
    ...withoutGaps({ email: line(user['email']), phone: phone(user['phone']) }),
  };
}

function normalizedEstimate(raw: unknown): Fields | undefined {
  if (raw === undefined || raw === null) return undefined;
  const { value, low, high } = fieldsOf(raw);
  return { value: number(value), low: number(low), high: number(high) };
}

function normalizedConsent(raw: unknown): Fields | undefined {
  if (raw === undefined || raw === null) return undefined;
  const { marketing, wording } = fieldsOf(raw);
  return { marketing: flag(marketing) ?? false, wording: lines(wording) ?? '' };
}

function normalizedShowing(raw: unknown): Fields | undefined {
  if (raw === undefined || raw === null) return undefined;
  const { day, time, way } = fieldsOf(raw);
  return withoutGaps({ day: line(day), time: line(time), way: line(way) });
}

/** A lead as it was typed, with texts trimmed, numbers read and empty fields left out. */
export function normalizeLead(raw: unknown): Fields {
  const lead = fieldsOf(raw);
  const property = fieldsOf(lead['property']);
  return withoutGaps({
    purpose: line(lead['purpose']),
    user: normalizedUser(lead['user']),
    property: withoutGaps({
      city: line(property['city']),
      price: price(property['price']),
      address: line(property['address']),
      type: line(property['type']),
      timing: line(property['timing']),
      estimate: normalizedEstimate(property['estimate']),
    }),
    realtor: line(lead['realtor']),
    code: line(lead['code']),
    boardId: number(lead['boardId']),
    showing: normalizedShowing(lead['showing']),
    message: lines(lead['message']),
    callBack: flag(lead['callBack']),
    consent: normalizedConsent(lead['consent']),
  });
}
