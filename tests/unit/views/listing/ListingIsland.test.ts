// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { AnyListing } from '#src/contract/listings/listing.ts';
import type { Board } from '#src/domain/listing/boards.ts';
import { ListingIsland } from '#src/views/listing/ListingIsland.tsx';
import { aFullListing, aLeakingListing, SECRETS } from '#tests/support/listings/listing-views.ts';
import { aListing } from '#tests/support/listings/listings.ts';

afterEach(cleanup);

const brand = {
  name: 'Example',
  brokerage: 'Example Realty Inc., Brokerage',
  contact: {
    phone: '+1 (416) 555-0100',
    phoneLink: 'tel:+14165550100',
    email: 'hello@example.com',
    hours: 'Every day',
  },
};
const board: Board = {
  id: 2,
  name: 'Example board',
  credit: 'Supplied by the board.',
  disclaimer: 'Not guaranteed.',
};

type Props = Parameters<typeof ListingIsland>[0];
const surroundings: Props['surroundings'] = {
  nearby: {
    points: [
      {
        kind: 'school',
        detail: 'elementary-school',
        name: 'Maplegrove School',
        location: { lat: 43.67, lng: -79.3 },
        distanceMetres: 300,
        walkMinutes: 5,
      },
    ],
    credit: null,
  },
  area: {
    name: 'The Beaches',
    listHref: '/real-estate/list/on/toronto/the-beaches',
    trendsHref: undefined,
    forSale: { count: 4, prices: null },
    sales: undefined,
  },
  neighbourhoodSales: undefined,
};
const show = (listing: AnyListing, more: Partial<Props> = {}) =>
  render(
    createElement(ListingIsland, {
      locale: DEFAULT_LOCALE,
      listing,
      mapHref: '/real-estate/map',
      url: 'https://example.ca/home',
      today: '2026-10-21',
      history: { kind: 'hidden' },
      similar: [],
      board,
      brand,
      promo: { company: 'Example Mortgages', lenders: '30+ banks', href: 'https://example.com' },
      ...more,
    }),
  );

test('the address is the heading and the facts have units', () => {
  show(aFullListing());
  expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('18 Maple Avenue');
  expect(screen.getByText('1,500–2,000 sq ft')).toBeDefined();
  expect(screen.getByText('25 × 110 ft')).toBeDefined();
  expect(screen.getByText('$5,100 a year (2026)')).toBeDefined();
});

test('directions lead to the place of the home, where it is known', () => {
  const name = 'Directions (opens another site)';
  show(aFullListing({ map: { latitude: 43.66, longitude: -79.39 } }));
  const link = screen.getByRole('link', { name });
  expect(link.getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=43.66%2C-79.39',
  );
  expect(link.getAttribute('rel')).toContain('noreferrer');
  cleanup();
  show(aFullListing({ map: null }), { mapHref: undefined });
  expect(screen.queryByRole('link', { name })).toBeNull();
});

test('an unknown fact has no row', () => {
  const details = { ...aListing().details, basement: null };
  const { container } = show(aFullListing({ details }));
  expect(container.textContent).not.toContain('Basement');
  expect(container.textContent).not.toMatch(/null|undefined|NaN/);
});

test('the source names the brokerage, the listing ID and the credit of the board', () => {
  show(aFullListing());
  expect(screen.getAllByText('Listed by Fernhill Realty Inc., Brokerage')).toHaveLength(2);
  expect(screen.getByText(/Listing ID C9000001/)).toBeDefined();
  expect(screen.getByText(board.credit)).toBeDefined();
  expect(screen.getByText(board.disclaimer)).toBeDefined();
});

const linkedTo = (moreInformationLink: string | null) =>
  aFullListing({ details: { ...aListing().details, moreInformationLink } });

test.each([
  ['https://www.realtor.ca/real-estate/1', 'https://www.realtor.ca/real-estate/1'],
  ['javascript:alert(1)', 'https://www.realtor.ca/'],
  [null, 'https://www.realtor.ca/'],
])('a board that requires it links to REALTOR.ca: %s leads to %s', (link, target) => {
  show(linkedTo(link), { board: { ...board, realtorCaBadge: true } });
  const badge = screen.getByRole('link', { name: 'Powered by REALTOR.ca' });
  expect(badge.getAttribute('href')).toBe(target);
  expect(badge.getAttribute('rel')).toBe('noreferrer');
});

test('other boards have no REALTOR.ca link', () => {
  show(linkedTo('https://www.realtor.ca/real-estate/1'));
  expect(screen.queryByText('Powered by REALTOR.ca')).toBeNull();
});

test('the logo of a board is shown at its given size', () => {
  show(aFullListing(), {
    board: { ...board, logo: { file: 'boards/example.svg', width: 120, height: 40 } },
  });
  const logo = screen.getByRole('img', { name: 'Example board' });
  expect(logo.getAttribute('src')).toBe('/real-estate/boards/example.svg');
  expect(logo.getAttribute('width')).toBe('120');
});

test('the history of a home tells its rents from its prices', () => {
  const entry = (type: 'Sale' | 'Lease', listPrice: number, soldPrice: number | null) => ({
    ...{ type, listPrice, soldPrice, listDate: '2024-03-01', soldDate: null, boardId: 2 },
    ...{ mlsNumber: `C${listPrice}`, lastStatus: 'Ter', timestamps: { expiryDate: null } },
  });
  const entries = [
    entry('Sale', 899_000, null),
    entry('Lease', 2400, null),
    entry('Lease', 2500, 2450),
  ];
  const { container } = show(aFullListing(), { history: { kind: 'ready', entries } });
  const [sale, lease, leased] = container.querySelectorAll('[aria-labelledby=history-title] li');
  expect(sale?.textContent).not.toContain('/mo');
  expect(lease?.textContent).toContain('$2,400/mo');
  expect(leased?.textContent).toMatch(/\$2,500\/mo.*closed at \$2,450\/mo/);
});

test('the map link points to the given map', () => {
  show(aFullListing());
  expect(screen.getByText('View On Map').getAttribute('href')).toBe('/real-estate/map');
});

test('a sold home shows its sold price and strikes through its list price', () => {
  const { container } = show(aFullListing({ status: 'U', lastStatus: 'Sld', soldPrice: 701000 }));
  const listPrice = container.querySelector('s');
  expect(listPrice?.textContent).toBe('$899,000');
  expect(listPrice?.closest('p')?.textContent).toBe('Sold for $701,000Listed at $899,000');
});

test.each([
  ['Sale', 'Sld', 'Sold Oct 18, 2026', 'Sold in 17 days'],
  ['Lease', 'Lsd', 'Leased Oct 18, 2026', 'Leased in 17 days'],
] as const)('a closed %s says when it closed and how soon', (type, lastStatus, day, time) => {
  const dates = { listDate: '2026-10-01', soldDate: '2026-10-18' };
  show(aFullListing({ type, status: 'U', lastStatus, ...dates }));
  expect(screen.getByText(day)).toBeDefined();
  expect(screen.getByText('Listed Oct 1, 2026')).toBeDefined();
  expect(screen.getByText(time)).toBeDefined();
  expect(screen.queryByText(/^On the market/)).toBeNull();
});

test('a restricted sold home shows the month of its sale', () => {
  show({ ...aLeakingListing(), status: 'U', soldDate: '2026-10' });
  expect(screen.getByText('Sold in October 2026')).toBeDefined();
});

test('a home for sale shows only its list price', () => {
  const { container } = show(aFullListing());
  expect(container.querySelector('s')).toBeNull();
  expect(screen.getAllByText('$899,000')).not.toHaveLength(0);
});

test('a restricted listing shows no hidden data and says why', () => {
  const { container } = show(aLeakingListing(), { surroundings });
  for (const secret of SECRETS) expect(container.innerHTML).not.toContain(secret);
  expect(screen.getByText('You need an account to see this home')).toBeDefined();
  expect(screen.getByText('LOGIN TO VIEW')).toBeDefined();
  expect(container.innerHTML).not.toContain('static-map');
  expect(container.textContent).not.toContain('min walk');
});
