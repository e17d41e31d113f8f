import type { ListingDocument } from '#src/contract/listings/listing.ts';
import type { Prepare } from './statements.ts';
import type { RowValues } from './listing-row.ts';

/** The columns whose values are kept folded, with how a listing writes them. */
const WRITTEN = {
  type: ({ type }) => type,
  class: (listing) => listing.class,
  property_type: ({ details }) => details.propertyType,
  style: ({ details }) => details.style,
  garage: ({ details }) => details.garage,
  basement: ({ details }) => details.basement,
  city: ({ address }) => address.city,
  state: ({ address }) => address.state,
  area: ({ address }) => address.area,
  neighborhood: ({ address }) => address.neighborhood,
} as const satisfies Partial<
  Record<keyof RowValues, (listing: ListingDocument) => string | null | undefined>
>;

const FIELDS = Object.keys(WRITTEN) as (keyof typeof WRITTEN)[];

/** Of several ways to write a value the first in binary order stays, which is the capitalised one. */
const KEEP_LABEL = `
  INSERT INTO listing_label (field, key, text) VALUES (?, ?, ?)
  ON CONFLICT (field, key) DO UPDATE SET text = excluded.text WHERE excluded.text < text`;

/** Notes how listings write the values that rows keep folded; each way is written once. */
export function labelKeeper(prepare: Prepare) {
  const known = new Set<string>();
  return (listing: ListingDocument, row: RowValues): void => {
    for (const field of FIELDS) {
      const [key, text] = [row[field], WRITTEN[field](listing)];
      const name = `${field}/${key}/${text}`;
      if (!key || !text || known.has(name)) continue;
      known.add(name);
      prepare(KEEP_LABEL).run(field, String(key), text);
    }
  };
}

/** How the values of a column are written, by value. */
export function readLabels(prepare: Prepare): Map<string, Map<string, string>> {
  const labels = new Map<string, Map<string, string>>();
  for (const row of prepare('SELECT field, key, text FROM listing_label').all()) {
    const field = String(row['field']);
    const ofField = labels.get(field) ?? new Map<string, string>();
    ofField.set(String(row['key']), String(row['text']));
    labels.set(field, ofField);
  }
  return labels;
}
