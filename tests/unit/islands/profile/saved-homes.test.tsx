import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import type { HomeChange } from '#src/contract/customer/home-changes.ts';
import { HomeChanges } from '#src/islands/profile/saved/HomeChanges.tsx';

afterEach(cleanup);

const price = { kind: 'price', fromDollars: 800_000 } as const;

test.each<[HomeChange, string]>([
  [{ ...price, toDollars: 780_000 }, 'Price down $20,000 since you saved it'],
  [{ ...price, toDollars: 812_500 }, 'Price up $12,500 since you saved it'],
  [{ kind: 'closed', deal: 'Sale', priceDollars: 755_000 }, 'Sold for $755,000'],
  [{ kind: 'closed', deal: 'Sale', priceDollars: null }, 'Sold'],
  [{ kind: 'closed', deal: 'Lease', priceDollars: 2450 }, 'Leased for $2,450'],
  [{ kind: 'conditional', deal: 'Sale' }, 'Sold, with conditions still open'],
  [{ kind: 'conditional', deal: 'Lease' }, 'Leased, with conditions still open'],
  [{ kind: 'offered' }, 'Back on the market'],
  [{ kind: 'ended' }, 'No longer offered'],
])('%j is shown as %j with its date', (change, text) => {
  render(<HomeChanges changes={[change]} day="2026-10-14" />);
  expect(screen.getByText(text)).toBeTruthy();
  expect(screen.getByText('October 14, 2026')).toBeTruthy();
});
