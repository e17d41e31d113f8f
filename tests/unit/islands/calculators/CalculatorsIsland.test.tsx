import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { readCalculators } from '#src/domain/mortgage/calculator-inputs.ts';
import { CalculatorsIsland } from '#src/islands/calculators/CalculatorsIsland.tsx';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';

beforeEach(() => {
  const initial = readCalculators(new URLSearchParams());
  render(
    <CalculatorsIsland locale={DEFAULT_LOCALE} initial={initial} preApproval="/application" />,
  );
});
afterEach(cleanup);

const field = (name: string) => screen.getByRole('textbox', { name });
const INCOME = 'Annual income before tax';
const incomplete = () => screen.queryByText(/Correct the highlighted number/);

test.each(['abc', '1e9', '5%', '-5', '650.000'])(
  'typing %s hides the result until it is corrected',
  async (text) => {
    expect(screen.getByText('Canadian lender rules today')).toBeDefined();
    await userEvent.clear(field(INCOME));
    await userEvent.type(field(INCOME), text);
    expect(field(INCOME).getAttribute('aria-invalid')).toBe('true');
    expect(incomplete()).not.toBeNull();
    expect(screen.queryByText('Canadian lender rules today')).toBeNull();
    await userEvent.clear(field(INCOME));
    expect(incomplete()).not.toBeNull();
    await userEvent.type(field(INCOME), '2100,50');
    expect(incomplete()).toBeNull();
    expect(location.search).toContain('income=2100.5');
  },
);

test('an empty field does not block another calculator and is restored on return', async () => {
  await userEvent.clear(field(INCOME));
  await userEvent.click(screen.getByRole('link', { name: 'What will it cost?' }));
  expect(incomplete()).toBeNull();
  await userEvent.click(screen.getByRole('link', { name: 'What can I afford?' }));
  expect(incomplete()).toBeNull();
  expect((field(INCOME) as HTMLInputElement).value).toBe('120,000');
});
