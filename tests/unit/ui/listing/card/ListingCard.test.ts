// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import { createElement } from 'react';
import { afterEach, expect, test } from 'vitest';
import { photoUrl } from '#src/domain/listing/photos/photo.ts';
import { AmountsContext } from '#src/ui/listing/amounts.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { aLeakingListing, aSummary, SECRETS } from '#tests/support/listings/listing-views.ts';
import { aListing } from '#tests/support/listings/listings.ts';

afterEach(cleanup);

const show = (listing: Parameters<typeof ListingCard>[0]['listing']) =>
  render(createElement(ListingCard, { listing }));

test('a card is one link with address, price and status', () => {
  show(aSummary());
  const links = screen.getAllByRole('link');
  expect(links).toHaveLength(1);
  expect(links[0]?.getAttribute('href')).toBe(
    '/real-estate/detail/on/toronto/the-beaches/18-maple-avenue-m4e-2b7/C9000001/2',
  );
  expect(links[0]?.textContent).toBe('18 Maple Avenue, Toronto, ON M4E 2B7, $899,000, For Sale');
});

test('a card spells out its counts, with a singular for one', () => {
  show(aSummary({ details: { ...aListing().details, numBathrooms: 1 } }));
  expect(screen.getByText('3 bedrooms')).toBeDefined();
  expect(screen.getByText('1 bathroom')).toBeDefined();
  expect(screen.getByText('1 garage space')).toBeDefined();
  expect(screen.getByText('1,500–2,000 square feet')).toBeDefined();
});

test('a sold card shows the sold price and strikes through the list price', () => {
  const { container } = show(aSummary({ lastStatus: 'Sld', status: 'U', soldPrice: 701000 }));
  expect(container.querySelector('s')?.textContent).toBe('$899,000');
  expect(container.textContent).toContain('$701,000');
  expect(screen.getByText('Sold')).toBeDefined();
});

test('a card still for sale strikes nothing through', () => {
  const { container } = show(aSummary({ soldPrice: 701000 }));
  expect(container.querySelector('s')).toBeNull();
  expect(container.textContent).not.toContain('701');
});

test('a lease is priced per month', () => {
  const { container } = show(aSummary({ type: 'Lease', listPrice: '2450.00' }));
  expect(container.textContent).toContain('$2,450/mo');
  expect(screen.getByText('For Lease')).toBeDefined();
});

test('a photo has its size before it loads', () => {
  const { container } = show(aSummary());
  const photo = container.querySelector('img');
  expect(photo?.getAttribute('src')).toBe(photoUrl('listings/2/C9000001/1.jpg', 350));
  expect([photo?.width, photo?.height, photo?.loading]).toEqual([350, 233, 'lazy']);
});

test('a card names the brokerage or says that it is not stated', () => {
  show(aSummary());
  expect(screen.getByText('Listed by Fernhill Realty Inc., Brokerage')).toBeDefined();
  cleanup();
  show(aSummary({ office: { brokerageName: null } }));
  expect(screen.getByText('Brokerage not stated')).toBeDefined();
});

test('a card of the national board names that board last', () => {
  const { container } = show(aSummary({ boardId: 86 }));
  expect(container.textContent).toMatch(/Brokerage.*Data: National demonstration board$/);
  cleanup();
  expect(show(aSummary()).container.textContent).not.toContain('Data:');
});

test('a card holds the keys of four more photos and a heart', () => {
  const images = ['a/1.jpg', 'a/2.jpg', 'a/3.jpg', 'a/4.jpg', 'a/5.jpg'];
  const { container } = show(aSummary({ images }));
  expect(container.querySelector('photo-strip')?.getAttribute('data-photos')).toBe(
    JSON.stringify(images.slice(1, 5)),
  );
  expect(container.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelector('save-heart')?.getAttribute('data-name')).toBe('18 Maple Avenue');
});

test('a very long city name is truncated', () => {
  const city = 'Llanfair'.repeat(20);
  show(aSummary({ address: { ...aListing().address, city } }));
  expect(screen.getByText(/^(Llanfair)+Llan…, ON/).textContent).toHaveLength(113);
});

test('a restricted card shows no hidden data, even if it was sent', () => {
  const { container } = show(aLeakingListing());
  for (const secret of SECRETS) expect(container.innerHTML).not.toContain(secret);
  expect(container.querySelector('img')).toBeNull();
});

test('a restricted card links to log-in and sign-up, which return to its listing', () => {
  show(aLeakingListing());
  const back = encodeURIComponent('/real-estate/detail/on/toronto/C9000001/2');
  expect(screen.getByText('LOGIN TO VIEW').getAttribute('href')).toBe(
    `/real-estate/auth/login?redirect=${back}`,
  );
  expect(screen.getByText('Join').getAttribute('href')).toBe(
    `/real-estate/auth/new-account?redirect=${back}`,
  );
  expect(screen.getByText('Join').parentElement?.textContent).toBe('Join or Login to view.');
  expect(screen.getByText('Listed in October 2026')).toBeDefined();
});

const COST = {
  totalDollars: 3184,
  paymentDollars: 2731,
  downDollars: 61_525,
  taxesIncluded: true,
  feesIncluded: true,
};

function showMonthly(listing: Parameters<typeof ListingCard>[0]['listing']) {
  const card = createElement(ListingCard, { listing });
  return render(createElement(AmountsContext, { value: 'monthly' }, card)).container.textContent;
}

test.each([
  [{}, null],
  [{ taxesIncluded: false }, 'taxes not included'],
  [{ feesIncluded: false }, 'fees not included'],
  [{ taxesIncluded: false, feesIncluded: false }, 'taxes and fees not included'],
])('with monthly amounts a card shows the cost first, with %j', (changes, missing) => {
  const text = showMonthly({ ...aSummary(), monthlyCost: { ...COST, ...changes } });
  expect(text).toContain('$3,184/mo a month$899,000');
  expect(/(taxes|fees)[a-z ]* not included/.exec(text ?? '')?.[0] ?? null).toBe(missing);
});

test('without monthly amounts or a known cost a card shows the price', () => {
  const { container } = show({ ...aSummary(), monthlyCost: COST });
  expect(container.textContent).not.toContain('3,184');
  expect(showMonthly(aSummary())).not.toContain('/mo');
});
