import { mulberry32 } from '#src/lib/random.ts';
import type { ListingRecord } from '#src/domain/listing/listing-record.ts';
import { someHomes } from '../indexed/indexed-homes.ts';

export const WORDS = [
  ...['quiet', 'lake', 'lakeside', 'Étang', 'new', 'kitchen', 'park', 'parking'],
  ...['parks', 'cities', 'renovations'],
];
export const STREETS = ['Maple', 'De l’Église', 'Queen', 'King George', null] as const;
const ZIPS = ['M4E 2B7', 'm4e1a1', 'H2X 1Y4', null] as const;
const GARAGES = ['Attached', 'Detached garage', 'None', null] as const;
const ENDED = ['Sld', 'Lsd', 'Exp', 'Ter', 'Sus'] as const;
const MOSTLY_SHOWN = Array<'Y'>(12).fill('Y');
const AMENITIES = [['Gym', 'Concierge'], ['Gym'], []] as const;
const KINDS = { heating: ['Forced Air', 'Baseboard', null], balcony: ['Open', null] } as const;
export const DAYS = ['2026-10-03', '2026-10-10T00:00:00.000Z', '2026-10-17'] as const;
const BASEMENTS = ['Finished', 'Part fin', null] as const;

/**
 * Homes of every kind that also differ in words, address, parts, pictures and money. Some have ended,
 * and some may not be shown on the internet.
 */
export function oracleHomes(count: number, seed: number): ListingRecord[] {
  const random = mulberry32(seed);
  const below = (limit: number) => Math.floor(random() * limit);
  const oneOf = <Item>(items: readonly Item[]): Item => items[below(items.length)] as Item;
  const text = () =>
    Array.from({ length: 2 + below(5) }, () => oneOf(WORDS)).join(oneOf([' ', ', ']));
  return someHomes(count, seed).map(({ document, coarse }) => ({
    coarse,
    document: {
      ...document,
      lastStatus:
        document.status === 'U' ? oneOf([document.lastStatus, ...ENDED]) : document.lastStatus,
      permissions: {
        ...document.permissions,
        displayInternetEntireListing: oneOf([...MOSTLY_SHOWN, 'N', null]),
      },
      taxes: { annualAmount: oneOf([2400, 5100, null]), assessmentYear: null },
      daysOnMarket: oneOf([3, 40, null]),
      office: { brokerageName: oneOf(['Fernhill Realty', 'Birch Homes', null]) },
      openHouse: DAYS.filter(() => below(4) === 0).map((date) => ({ date })),
      agents: oneOf([[], [{ agentId: 7, name: 'Ada Okafor' }]]),
      timestamps: {
        ...document.timestamps,
        ...{
          repliersUpdatedOn: oneOf(['2026-10-04T08:00:00.000Z', null]),
          closedDate: oneOf([document.soldDate, '2026-09-28', null]),
        },
      },
      originalPrice: oneOf([Number(document.listPrice), 450_000, null]),
      images: oneOf([[], ['a.jpg'], ['a.jpg', 'b.jpg']]),
      address: {
        ...document.address,
        streetNumber: oneOf(['12', '12A', '1200', null]),
        streetName: oneOf(STREETS),
        zip: oneOf(ZIPS),
        streetSuffix: oneOf(['Ave', 'St', null]),
        streetDirection: oneOf(['W', null]),
        unitNumber: oneOf(['7', '1205', null]),
        ...{ district: oneOf(['Toronto C01', 'Centre-Sud', null]) },
      },
      details: {
        ...document.details,
        description: oneOf([text(), null]),
        extras: text(),
        garage: oneOf(GARAGES),
        basement: oneOf(BASEMENTS),
        numGarageSpaces: oneOf([0, 1, 2, null]),
        ...{ numParkingSpaces: oneOf([0, 2, null]), swimmingPool: oneOf(['Inground', null]) },
        ...{ heating: oneOf(KINDS.heating), balcony: oneOf(KINDS.balcony) },
        ...{ numBedroomsPlus: oneOf([0, 1, null]), waterfront: oneOf(['Y', 'None', null]) },
        ...{ exteriorConstruction: oneOf(['Brick', null]), exteriorConstruction2: 'Stone' },
      },
      condominium: oneOf([
        null,
        {
          fees: { maintenance: below(9) * 100 },
          ...{ amenities: oneOf(AMENITIES), locker: oneOf(['Owned', null]) },
        },
      ]),
      lot: {
        width: oneOf([25, 50, null]),
        depth: oneOf([100, 200]),
        measurement: oneOf(['Feet', 'M']),
      },
    },
  }));
}
