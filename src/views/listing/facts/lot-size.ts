import type { FullListing } from '#src/contract/listings/listing.ts';
import type { Locale } from '#src/messages/locale.ts';

const UNITS: Readonly<Record<string, 'feet' | 'metres'>> = {
  feet: 'feet',
  ft: 'feet',
  metres: 'metres',
  meters: 'metres',
  m: 'metres',
};

/** The width and the depth of a lot with their unit; null where one of them is not known. */
export function lotSize({ lot }: Pick<FullListing, 'lot'>, locale: Locale) {
  const unit = UNITS[lot.measurement?.trim().toLowerCase() ?? ''];
  if (!unit || !lot.width || !lot.depth) return null;
  const [width, depth] = [lot.width.toLocaleString(locale), lot.depth.toLocaleString(locale)];
  return { width, depth, unit };
}
