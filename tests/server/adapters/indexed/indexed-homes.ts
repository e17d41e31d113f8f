import { mulberry32 } from '#src/lib/random.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { aListing, HIDDEN } from '#tests/support/listings/listings.ts';

const CITIES = [
  ['Toronto', 'Ontario', 43.67, -79.38],
  ['Montréal', 'Quebec', 45.5, -73.57],
  ["St. John's", 'Newfoundland and Labrador', 47.56, -52.71],
] as const;
const TYPES = ['Detached', 'Semi-Detached', 'Condo Apt', 'Att/Row/Twnhouse', ''] as const;
const STYLES = ['2-Storey', 'Bungalow', 'Apartment', null] as const;
const CLASSES = ['ResidentialProperty', 'CondoProperty', 'CommercialProperty', null] as const;
const ACTIVE = ['New', 'Pc', 'Sc', 'Ext'] as const;
const GONE = { Sale: 'Sld', Lease: 'Lsd' } as const;
const SQFT = ['1500-2000', '700-799', '950', null, ''] as const;
const TOWERS = 6;

const day = (offset: number) =>
  new Date(Date.UTC(2026, 9, 15) - offset * 86_400_000).toISOString().slice(0, 10);

/**
 * Homes of every kind around three cities: two in five gone, one in eight restricted, one in five in a
 * tower where many share a point. Every optional value is missing sometimes.
 */
export function someHomes(count: number, seed: number): ListingRecord[] {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const orNull = <Item>(item: Item) => (random() < 0.07 ? null : item);

  const aHome = (i: number): ListingRecord => {
    const [city, state, lat, lng] = oneOf(CITIES);
    const type = oneOf(['Sale', 'Sale', 'Lease'] as const);
    const isGone = random() < 0.4;
    const listDay = below(900);
    const tower = random() < 0.2 ? below(TOWERS) : undefined;
    const spread = () => (random() + random() - 1) * 0.3;
    const coarse = { latitude: lat + below(4) / 50, longitude: lng + below(4) / 50 };
    const base = aListing();
    return {
      coarse,
      document: aListing({
        mlsNumber: `H${i}`,
        boardId: 1 + below(3),
        type,
        class: oneOf(CLASSES),
        status: isGone ? 'U' : 'A',
        lastStatus: isGone ? GONE[type] : oneOf(ACTIVE),
        listPrice: String(oneOf([499_000, 500_000, 899_900, 200_000 + below(900_000)])),
        soldPrice: isGone ? orNull(300_000 + below(50) * 10_000) : null,
        listDate: day(listDay),
        soldDate: isGone ? day(Math.max(0, listDay - below(90))) : null,
        address: {
          ...base.address,
          city,
          state,
          area: orNull('Central'),
          neighborhood: orNull(`Quarter ${below(9)}`),
        },
        map: {
          latitude: tower === undefined ? lat + spread() : lat + tower / 100,
          longitude: tower === undefined ? lng + spread() : lng - tower / 70,
        },
        permissions: random() < 0.125 ? HIDDEN : base.permissions,
        details: {
          ...base.details,
          propertyType: oneOf(TYPES),
          style: oneOf(STYLES),
          sqft: oneOf(SQFT),
          numBedrooms: orNull(below(6)),
          numBathrooms: orNull(1 + below(4)),
          yearBuilt: oneOf(['1987', '6-15', 'New', null]),
        },
        timestamps: { listingUpdated: orNull(`${day(below(30))}T12:00:00.000Z`) },
      }),
    };
  };
  return Array.from({ length: count }, (_, i) => aHome(i));
}
