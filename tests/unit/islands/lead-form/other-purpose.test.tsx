import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { LeadFormIsland } from '#src/islands/lead-form/LeadFormIsland.tsx';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { leadTexts } from '#src/messages/lead/lead.ts';
import { $leadSchema } from '#src/stores/lead/schema.ts';

const { errors } = leadTexts(DEFAULT_LOCALE);

afterEach(cleanup);

async function openFor(purpose: string) {
  $leadSchema.set({ kind: 'ready', value: {} });
  render(<LeadFormIsland locale={DEFAULT_LOCALE} phone="+1 (416) 555-0148" privacyHref="/p" />);
  const user = userEvent.setup();
  await user.click(screen.getByRole('radio', { name: purpose }));
  return user;
}
const send = (user: ReturnType<typeof userEvent.setup>) =>
  user.click(screen.getByRole('button', { name: 'Send message' }));

test('another purpose takes back what it no longer asks for', async () => {
  const user = await openFor('Buying');
  await send(user);
  await screen.findByText(errors['phone']?.['required'] ?? '');
  await user.click(screen.getByRole('radio', { name: 'Selling' }));
  expect(screen.queryByText(errors['phone']?.['required'] ?? '')).toBeNull();
  expect(screen.queryByText(errors['email']?.['required'] ?? '')).toBeNull();
  screen.getByText(errors['first']?.['required'] ?? '');
});

test('a question without its text may become a message of a buyer', async () => {
  const user = await openFor('A general question');
  await send(user);
  await screen.findByText(errors['message']?.['required'] ?? '');
  await user.click(screen.getByRole('radio', { name: 'Buying' }));
  expect(screen.queryByText(errors['message']?.['required'] ?? '')).toBeNull();
});

test('another purpose keeps the error of what was typed', async () => {
  const user = await openFor('Buying');
  await user.type(screen.getByRole('textbox', { name: 'Email' }), 'ada@');
  await send(user);
  await screen.findByText(errors['email']?.['pattern'] ?? '');
  await user.click(screen.getByRole('radio', { name: 'Selling' }));
  screen.getByText(errors['email']?.['pattern'] ?? '');
});

test('a phone number takes back that an email address or a phone number is missing', async () => {
  const user = await openFor('Selling');
  await send(user);
  await screen.findByText(errors['email']?.['emailOrPhone'] ?? '');
  await user.type(screen.getByRole('textbox', { name: 'Phone' }), '4');
  expect(screen.queryByText(errors['email']?.['emailOrPhone'] ?? '')).toBeNull();
});
