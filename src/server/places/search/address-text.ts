/** The parts of a typed address: "12-345 Alderbank Rd, Toronto" is number 345, unit 12. */
type AddressText = {
  readonly number: number | undefined;
  readonly unit: string | undefined;
  /** The street and everything after it. */
  readonly rest: string;
};

const UNIT =
  /(?:(?<!\S)(?:unit|apartment|apt|suite|unité|app|bureau)(?:\.?\s*#\s*|\.?\s+)|#\s*)(\w+)\s*,?/i;
const NUMBERED = /^(?:(\w+)\s*-\s*)?(\d{1,6})[a-z]?(?:\s+1\/2)?[\s,]+(.+)$/i;
/** "12 Avenue SW" is the name of a street, not house 12 of one; "12 Avenue du Parc" is a house. */
const NUMBERED_STREET =
  /^(?:avenue|ave|street|st)\b\.?\s*(?:$|,|(?:[ns][ew]?|[ew]|north|south|east|west)\b)/i;
const POSTAL_CODE = /,?\s*\b[a-z]\d[a-z]\s?-?\d[a-z]\d\b/i;
const COUNTRY = /,?\s*\bcanada\s*$/i;

/** Takes an address apart: unit, house number and the rest, without postal code and country. */
export function addressText(text: string): AddressText {
  const plain = text.replace(COUNTRY, '').replace(POSTAL_CODE, '');
  const unit = UNIT.exec(plain)?.[1];
  const street = plain.replace(UNIT, ' ').replaceAll(/\s+/g, ' ').trim().replace(/,+$/, '');
  const [, unitBefore, digits, rest] = NUMBERED.exec(street) ?? [];
  const isName = rest !== undefined && NUMBERED_STREET.test(rest);
  if (digits === undefined || rest === undefined || isName) {
    return { number: undefined, unit, rest: street };
  }
  return { number: Number(digits), unit: unit ?? unitBefore, rest };
}
