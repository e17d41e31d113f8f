import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { overviewCards } from '#src/islands/trends/overview-text.ts';
import { TrendsIsland } from '#src/islands/trends/TrendsIsland.tsx';
import { insightsOf } from '#src/domain/market/trends/insights.ts';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import { readTrends } from '#src/domain/market/trends/trends-request.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { aMarket, aMonth } from '#tests/support/market/trends.ts';

afterEach(cleanup);

function open(trends: readonly PlaceTrends[] | null, unknown: string | null = null) {
  const request = readTrends(new URLSearchParams());
  return render(
    <TrendsIsland
      locale={DEFAULT_LOCALE}
      request={request}
      trends={trends}
      unknown={unknown}
      price={<svg />}
    />,
  );
}

test('a market shows its figures, the number of sales and the period', () => {
  open([aMarket()]);
  const summary = screen.getByRole('region', { name: 'Toronto' });
  expect(summary.textContent).toContain('60 sales · Aug 1, 2026 to Oct 21, 2026');
  expect(summary.textContent).toContain('Average sold price$900,000');
  expect(summary.textContent).toContain('Sold price to asking price98.6%');
  expect(screen.getByText(/Condo Apt, Detached|Detached, Condo Apt/)).toBeDefined();
});

test('the table lists every month, marks the current one and dashes missing figures', () => {
  open([aMarket()]);
  fireEvent.click(screen.getByText('See the numbers as a table'));
  const [, running, september] = within(screen.getByRole('table', { hidden: true })).getAllByRole(
    'row',
    { hidden: true },
  );
  expect(running?.textContent).toBe('October 2026 so far——————');
  expect(september?.textContent).toContain('September 202624$945,000');
});

test('the title of the page names the place and the brokerage', () => {
  open([aMarket()]);
  expect(document.title).toBe('Toronto home prices and market trends | Larchway');
});

test('a place without sales says so and offers log-in', () => {
  open([aMarket({ total: { ...aMarket().total, sold: 0 }, months: [], types: [] })]);
  expect(screen.getByText('No sales to show for Toronto.')).toBeDefined();
  expect(screen.getByRole('link', { name: 'Log in to see all sales' }).getAttribute('href')).toBe(
    '/real-estate/auth/login?redirect=%2Freal-estate%2Ftrends',
  );
});

test('averages that a board shows only after log-in are explained', () => {
  const total = { ...aMarket().total, averagePriceDollars: null, averageDays: null };
  const months = aMarket().months.map((month) => ({
    ...month,
    averagePriceDollars: null,
    averageDays: null,
  }));
  open([aMarket({ total, months })]);
  const summary = screen.getByRole('region', { name: 'Toronto' });
  expect(summary.textContent).toContain('only to people who are signed in');
  const logIn = within(summary).getByRole('link', { name: 'Log in to see the averages' });
  expect(logIn.getAttribute('href')).toBe(
    '/real-estate/auth/login?redirect=%2Freal-estate%2Ftrends',
  );
  const chart = screen.getByRole('figure', { name: /^Average days on market/ });
  expect(chart.textContent).toContain('only to people who are signed in');
});

test('a market whose averages are shown offers no log-in', () => {
  open([aMarket()]);
  expect(screen.queryByRole('link', { name: /^Log in/ })).toBeNull();
});

test('a page without figures shows an error and a retry button', () => {
  open(null);
  expect(screen.getByRole('alert').textContent).toContain('There is an error — check it out!');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeDefined();
});

test('an unknown place stays in its field with an error', () => {
  open([aMarket()], 'Torotno');
  const field = screen.getByLabelText('Any city or neighbourhood');
  expect(field).toHaveProperty('value', 'Torotno');
  expect(field.getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByText(/We couldn’t find “Torotno”/)).toBeDefined();
});

const cardsOf = (changes: Partial<PlaceTrends> = {}) => {
  const market = aMarket(changes);
  const insights = insightsOf(market);
  return insights ? overviewCards(market, insights, DEFAULT_LOCALE) : [];
};

test('the overview is based on the latest full month', () => {
  expect(cardsOf()).toEqual([
    {
      title: 'Market Trends',
      sentences: [
        'The average sold price rose 5% from August 2026 to $945,000.',
        '24 homes sold, down from 30 in August 2026.',
      ],
    },
    {
      title: 'Behavior Shifts',
      sentences: [
        'Homes took longer to sell: 34 days on average, up from 30 in August 2026.',
        '30% of homes sold above asking, much like in August 2026.',
        'Condo Apt homes sold most over the whole period (30 sales).',
      ],
    },
    {
      title: 'Seasonal Insights',
      sentences: [
        'The average sold price rose 5% from September 2025 to $945,000.',
        '24 homes sold, down from 30 in September 2025.',
        'August 2026 was the busiest month shown, with 30 sales.',
      ],
    },
  ]);
});

test('an overview with too few sales says that it cannot tell', () => {
  const untold = { averagePriceDollars: null, sold: null, averageDays: null, abovePercent: null };
  const months = [aMonth('2026-08'), aMonth('2026-09', untold)];
  expect(cardsOf({ months, types: [], yearAgo: null }).map(({ sentences }) => sentences)).toEqual([
    ['There were too few sales that month to tell where prices are going.'],
    ['There were too few sales that month to tell how buyers are behaving.'],
    [
      'There were too few sales a year earlier to compare with.',
      'August 2026 was the busiest month shown, with 30 sales.',
    ],
  ]);
});
