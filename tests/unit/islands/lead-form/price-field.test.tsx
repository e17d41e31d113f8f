import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LeadFormIsland } from '#src/islands/lead-form/LeadFormIsland.tsx';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { $leadSchema } from '#src/stores/lead/schema.ts';
import { errorBeside } from '#tests/support/refused-fields.ts';

afterEach(cleanup);

const page = { phone: '+1 (416) 555-0148', privacyHref: '/p' };

async function enterPrice(text: string): Promise<HTMLInputElement> {
  $leadSchema.set({ kind: 'ready', value: {} });
  render(<LeadFormIsland locale={DEFAULT_LOCALE} {...page} />);
  const field = screen.getByLabelText<HTMLInputElement>(/Price you have in mind/);
  await userEvent.type(field, text);
  await userEvent.tab();
  return field;
}

test.each([
  ['500k', '$500,000'],
  ['$1.2M', '$1,200,000'],
  ['750000', '$750,000'],
])('a price typed as %s is shown as %s', async (text, price) => {
  expect((await enterPrice(text)).value).toBe(price);
});

test('a price takes nine digits, and the error of one above the maximum names the limit', async () => {
  expect((await enterPrice('12345678901')).value).toBe('$123,456,789');
  await userEvent.click(screen.getByRole('button', { name: 'Send message' }));
  expect(errorBeside('price')).toContain('at most $10,000,000');
});
