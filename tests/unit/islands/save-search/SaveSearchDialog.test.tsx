import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { SavedSearchRow } from '#src/islands/profile/saved/SavedSearchRow.tsx';
import { SaveSearchDialog } from '#src/islands/save-search/SaveSearchDialog.tsx';
import { errorBeside, refuseFor } from '#tests/support/refused-fields.ts';

const search = { address: '/real-estate/list/on', proposedName: 'Ontario' };
const savedSearch = {
  ...search,
  id: 's1',
  name: 'Ontario',
  notify: false,
  createdAtMs: 1,
  newHomes: 0,
};

const name = () => screen.getByRole<HTMLInputElement>('textbox', { name: 'Name' });
const submit = () => userEvent.click(document.querySelector('button[type=submit]')!);

afterEach(() => {
  cleanup();
  connectHttp(undefined);
});

test('a search without a name is not saved', async () => {
  render(<SaveSearchDialog search={search} onClose={() => undefined} />);
  await userEvent.clear(name());
  await submit();
  expect(errorBeside('name')).toBe('Please give the search a name');
  expect(document.activeElement).toBe(name());
});

test.each([
  ['name', 'name', 'A name can have 1 to 60 characters on one line'],
  ['notify', 'notify', 'Couldn’t save. Please choose again'],
  ['address', null, 'The search could not be saved. Please try again.'],
])('a refusal of %s is shown at %s as %j', async (param, field, text) => {
  render(<SaveSearchDialog search={search} onClose={() => undefined} />);
  refuseFor([param]);
  await submit();
  await screen.findByText(text);
  expect(field && errorBeside(field)).toBe(field && text);
  expect(name().value).toBe('Ontario');
});

test('a 401 leads to the log-in page, and the search is stored until then', async () => {
  render(<SaveSearchDialog search={search} onClose={() => undefined} />);
  connectHttp(async () => new Response('[]', { status: 401 }));
  await submit();
  const link = await screen.findByRole<HTMLAnchorElement>('link', { name: 'Log in' });
  expect(link.getAttribute('href')).toContain('redirect=');
  link.addEventListener('click', (event) => event.preventDefault());
  await userEvent.click(link);
  expect(JSON.parse(sessionStorage.getItem('realty:waiting-search') ?? '')).toEqual({
    address: search.address,
    name: 'Ontario',
    notify: false,
  });
});

test.each([
  ['name', 'A name can have 1 to 60 characters on one line'],
  ['address', 'Couldn’t save. Your searches haven’t changed.'],
])('a refusal of %s while renaming a search is shown as %j', async (param, text) => {
  render(<SavedSearchRow search={savedSearch} />);
  await userEvent.click(screen.getByRole('button', { name: 'Rename Ontario' }));
  refuseFor([param]);
  await userEvent.type(name(), ' 2');
  await submit();
  await screen.findByText(text);
  expect(name().value).toBe('Ontario 2');
});

const SOLD = '/real-estate/list/on?show=sold';

test('a search of only sold homes offers no emails', () => {
  render(<SaveSearchDialog search={{ ...search, address: SOLD }} onClose={() => undefined} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/not sold or leased ones/)).toBeTruthy();
});

test('a saved search of only sold homes shows no email option', () => {
  render(<SavedSearchRow search={{ ...savedSearch, address: SOLD, notify: true }} />);
  expect(screen.queryByRole('checkbox')).toBeNull();
  expect(screen.getByText(/not sold or leased ones/)).toBeTruthy();
});
