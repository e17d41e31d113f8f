import type { Address } from '#src/contract/listings/listing.ts';
import { provinceOf } from '../places/provinces.ts';

function joinParts(parts: readonly (string | null)[], separator: string): string {
  return parts.filter((part) => part !== null && part !== '').join(separator);
}

/** "204 - 18 Maple Avenue W": unit, number, name, suffix and direction. */
export function streetLine(address: Address): string {
  const street = joinParts(
    [address.streetNumber, address.streetName, address.streetSuffix, address.streetDirection],
    ' ',
  );
  return joinParts([address.unitNumber, street], ' - ');
}

/** "Toronto, ON M5V 2T6". */
export function cityLine(address: { city: string; state: string; zip?: string | null }): string {
  const province = provinceOf(address.state)?.code ?? address.state;
  return joinParts([`${address.city}, ${province}`, address.zip ?? null], ' ');
}

/** The whole address on one line. */
export function addressLine(address: Address): string {
  return joinParts([streetLine(address), cityLine(address)], ', ');
}
