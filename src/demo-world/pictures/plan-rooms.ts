import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { PlanRoom } from './plan/floor-plan.ts';

const METRES_PER_FOOT = 0.3048;
const INCHES_PER_FOOT = 12;

/** Longer walls than these, metres, are typing errors. */
const MAX_LENGTH_M = 30;

function feetAndInches(text: string): number | undefined {
  const match =
    /^(\d+(?:\.\d+)?)\s*(?:'|′|ft\.?)\s*(?:(\d+(?:\.\d+)?)\s*(?:"|″|''|in\.?)?)?$/i.exec(text);
  if (!match) return undefined;
  const [, feet = '0', inches = '0'] = match;
  return (Number(feet) + Number(inches) / INCHES_PER_FOOT) * METRES_PER_FOOT;
}

/**
 * Metres of a length as boards write it: `3.81 m`, `12'6"`, `12 ft 6 in` or a bare number of metres.
 * Undefined for anything else, and for lengths no room has.
 */
export function metresOf(text: string | null | undefined): number | undefined {
  const trimmedText = text?.trim() ?? '';
  const metric = /^(\d+(?:\.\d+)?)\s*(?:m|metres?|meters?)?$/i.exec(trimmedText);
  const metres = metric ? Number(metric[1]) : feetAndInches(trimmedText);
  return metres !== undefined && metres > 0 && metres <= MAX_LENGTH_M ? metres : undefined;
}

/** The measured rooms of a listing, for its floor plan; rooms without a name or a size are left out. */
export function planRooms({
  rooms = [],
}: {
  readonly rooms?: Readonly<ListingDocument['rooms']>;
}): PlanRoom[] {
  return rooms.flatMap(({ description, level, length, width }) => {
    const [lengthM, widthM] = [metresOf(length), metresOf(width)];
    if (!description || lengthM === undefined || widthM === undefined) return [];
    return [{ name: description, level: level ?? '', lengthM, widthM }];
  });
}
