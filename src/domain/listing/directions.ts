import type { Position } from '#src/contract/listings/listing.ts';

/** Directions to a home: an address that phones open in Google Maps where it is installed ("Maps URLs"). */
export function directionsHref({ latitude, longitude }: Position): string {
  return `https://www.google.com/maps/dir/?api=1&destination=${latitude}%2C${longitude}`;
}
