import type { ListingSummary } from '#src/contract/listings/listing.ts';

/** A home in one line of a mail: its address, with its rooms. */
export function titleOf({ address, details }: ListingSummary): string {
  const { unitNumber, streetNumber, streetName, streetSuffix, streetDirection, city } = address;
  const street = [streetNumber, streetName, streetSuffix, streetDirection]
    .filter(Boolean)
    .join(' ');
  const rooms = [
    details.numBedrooms ? `${details.numBedrooms} bed` : '',
    details.numBathrooms ? `${details.numBathrooms} bath` : '',
  ].filter(Boolean);
  const place = [unitNumber ? `${unitNumber} – ${street}` : street, city]
    .filter(Boolean)
    .join(', ');
  return rooms.length > 0 ? `${place} (${rooms.join(', ')})` : place;
}
