import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import { ResoMedia } from './media.ts';
import type { ODataClient, RawPage } from './odata-client.ts';
import { conditionOf } from './record-keys.ts';
import { text } from '../records/record-values.ts';
import { RecordKey, ResoRoom } from './reso-record.ts';

/** A resource whose rows each belong to one listing. */
type Resource<Row> = {
  readonly name: string;
  /** The field that identifies a row; the rows are read in its order. */
  readonly rowKey: string;
  /** The field with the key of a row's listing. */
  readonly listingKey: string;
  /** A further condition, which stands before that on the listings. */
  readonly condition?: string;
  readonly schema: z.ZodMiniType<Row>;
};

/** PropTx has each photo in several sizes, each a row of its own. */
const MEDIA: Resource<ResoMedia> = {
  name: 'Media',
  rowKey: 'MediaKey',
  listingKey: 'ResourceRecordKey',
  condition: "ResourceName eq 'Property' and ImageSizeDescription eq 'Largest'",
  schema: ResoMedia,
};

const OrderedRoom = z.extend(ResoRoom, { Order: z.catch(z.nullable(z.coerce.number()), null) });
type OrderedRoom = z.infer<typeof OrderedRoom>;

const ROOMS: Resource<OrderedRoom> = {
  name: 'PropertyRooms',
  rowKey: 'RoomKey',
  listingKey: 'ListingKey',
  schema: OrderedRoom,
};

/** Listings per request, as many conditions as fit into an address. */
const LISTINGS_AT_ONCE = 40;
const ROWS_AT_ONCE = 1000;
/** Forty homes never have more rows of anything. */
const MAX_PAGES = 200;

type RowsByListing<Row> = ReadonlyMap<string, readonly Row[]>;

function keyIn(raw: unknown, field: string): string | null {
  const value: unknown =
    typeof raw === 'object' && raw !== null ? Reflect.get(raw, field) : undefined;
  return text.parse(value);
}

/** All rows of some listings, each request after the last row until none are left. */
async function rowsOf<Row>(
  client: ODataClient,
  resource: Resource<Row>,
  keys: readonly string[],
): Promise<Outcome<readonly unknown[], string>> {
  const { name, rowKey, listingKey, condition } = resource;
  const listings = `(${conditionOf(listingKey, keys)})`;
  const rows: unknown[] = [];
  const ask = (after: string | null): Promise<Outcome<RawPage, string>> => {
    const place = after === null ? [] : [`${rowKey} gt '${after.replaceAll("'", "''")}'`];
    const filter = [...(condition === undefined ? [] : [condition]), ...place, listings];
    return client.get(
      `${name}?$top=${ROWS_AT_ONCE}&$orderby=${rowKey}&$count=true&$filter=${encodeURIComponent(filter.join(' and '))}`,
    );
  };
  let last: string | null = null;
  for (let pageCount = 0; pageCount < MAX_PAGES; pageCount += 1) {
    const page: Outcome<RawPage, string> = await ask(last);
    if (!page.ok) return page;
    const { records, count, nextUrl } = page.value;
    rows.push(...records);
    const next: string | null = keyIn(records.at(-1), rowKey);
    // Ends at an empty page, or at one with all remaining rows; a server may give fewer than requested.
    const isLast = count !== undefined && count <= records.length && nextUrl === undefined;
    if (records.length === 0 || isLast) return success(rows);
    if (next === null || next === last) break;
    last = next;
  }
  return failure(`The ${name} of the feed never end.`);
}

/** The rows that belong to some listings, by their keys. */
async function rowsByListing<Row>(
  client: ODataClient,
  resource: Resource<Row>,
  keys: readonly string[],
): Promise<Outcome<RowsByListing<Row>, string>> {
  const byListing = new Map<string, Row[]>(keys.map((key) => [key, []]));
  for (let at = 0; at < keys.length; at += LISTINGS_AT_ONCE) {
    const rows = await rowsOf(client, resource, keys.slice(at, at + LISTINGS_AT_ONCE));
    if (!rows.ok) return rows;
    for (const raw of rows.value) {
      // Some servers ignore a part of a filter, so each row is checked.
      const key = RecordKey.safeParse(keyIn(raw, resource.listingKey));
      const row = resource.schema.safeParse(raw);
      if (key.success && row.success) byListing.get(key.data)?.push(row.data);
    }
  }
  return success(byListing);
}

const isLargest = ({ ImageSizeDescription }: ResoMedia) =>
  ImageSizeDescription === null || ImageSizeDescription === 'Largest';

/** The media of some listings, each photo in the largest size that bears the mark of its board. */
export async function mediaOf(
  client: ODataClient,
  keys: readonly string[],
): Promise<Outcome<RowsByListing<ResoMedia>, string>> {
  const media = await rowsByListing(client, MEDIA, keys);
  if (!media.ok) return media;
  return success(
    new Map([...media.value].map(([key, rows]) => [key, rows.filter(isLargest)] as const)),
  );
}

/** The rooms of some listings in their order. */
export async function roomsOf(
  client: ODataClient,
  keys: readonly string[],
): Promise<Outcome<RowsByListing<OrderedRoom>, string>> {
  const rooms = await rowsByListing(client, ROOMS, keys);
  if (!rooms.ok) return rooms;
  const place = ({ Order }: OrderedRoom) => Order ?? Number.MAX_SAFE_INTEGER;
  return success(
    new Map(
      [...rooms.value].map(
        ([key, rows]) => [key, rows.toSorted((one, other) => place(one) - place(other))] as const,
      ),
    ),
  );
}
