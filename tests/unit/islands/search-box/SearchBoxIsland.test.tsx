import { act, cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import type { PlaceSuggestion } from '#src/contract/places/calls.ts';
import { connectHttp } from '#src/clients/http.ts';
import { SearchBoxIsland } from '#src/islands/search-box/SearchBoxIsland.tsx';
import { clearRecentSearches, rememberSearch } from '#src/stores/search/box/recent-searches.ts';
import { typeText } from '#src/stores/search/box/box.ts';
import { aLeakingListing, aSummary } from '#tests/support/listings/listing-views.ts';
import { aPlace, aPlaceToPick } from '#tests/support/listings/suggestions.ts';

type Answers = {
  locations?: readonly PlaceSuggestion[];
  neighborhoods?: readonly PlaceSuggestion[];
  listings?: readonly unknown[];
  status?: number;
};

/** A server that always gives these answers; returns the URLs that are requested from it. */
function connect({ locations = [], neighborhoods = [], listings = [], status = 200 }: Answers) {
  const urls: string[] = [];
  connectHttp(async (url) => {
    urls.push(url);
    const page = { page: 1, numPages: 1, pageSize: 6, count: listings.length, listings };
    const body = url.includes('/places/') ? { locations, neighborhoods } : page;
    return new Response(JSON.stringify(body), { status });
  });
  return urls;
}

const KING: Answers = {
  locations: [aPlace('city', 'King'), aPlace('street', 'King Street')],
  neighborhoods: [aPlace('neighbourhood', 'King West')],
  listings: [aSummary(), { ...aLeakingListing(), mlsNumber: 'C9000002' }],
};

const box = () => screen.getByRole<HTMLInputElement>('combobox');
const options = () =>
  screen.queryAllByRole('option').map((option) => option.getAttribute('aria-label'));
const active = () => {
  const id = box().getAttribute('aria-activedescendant') ?? '';
  return document.getElementById(id)?.getAttribute('aria-label');
};

const assign = vi.fn();

async function open(answers: Answers, text = '') {
  connect(answers);
  render(<SearchBoxIsland locale={DEFAULT_LOCALE} variant="header" />);
  const user = userEvent.setup();
  await user.click(box());
  if (text) await user.type(box(), text);
  return user;
}

beforeEach(() => {
  window.localStorage.clear();
  clearRecentSearches();
  window.history.replaceState(null, '', '/real-estate/');
  Element.prototype.scrollIntoView = () => {};
  vi.spyOn(window.location, 'assign').mockImplementation(assign);
});

afterEach(() => {
  act(() => typeText(''));
  cleanup();
  vi.useRealTimers();
  assign.mockClear();
  connectHttp(undefined);
});

test('without scripts it is a form that queries the search page', () => {
  render(<SearchBoxIsland locale={DEFAULT_LOCALE} variant="hero" />);
  const form = screen.getByRole('search');
  expect(form.getAttribute('action')).toBe('/real-estate/search');
  expect(form.getAttribute('method')).toBe('get');
  expect(box().name).toBe('q');
  expect(box().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByRole('button', { name: 'Search' }).getAttribute('type')).toBe('submit');
});

test('typing shows places, neighbourhoods and listings with the typed part emphasized', async () => {
  await open(KING, 'king');
  await screen.findByRole('listbox');
  expect(box().getAttribute('aria-expanded')).toBe('true');
  expect(box().getAttribute('aria-controls')).toBe(screen.getByRole('listbox').id);
  const groups = screen.getAllByRole('group').map((group) => group.getAttribute('aria-labelledby'));
  expect(groups.map((id) => document.getElementById(id ?? '')?.textContent)).toEqual([
    'Places',
    'Neighbourhoods',
    'Listings',
  ]);
  expect(options()).toEqual([
    'King, Ontario, City',
    'King Street, Toronto, ON, Street',
    'King West, Toronto, ON',
    '18 Maple Avenue, Toronto, ON, $899,000',
    'A home in Toronto, Log in to view',
  ]);
  expect(within(screen.getAllByRole('option')[2]!).getByText('King').tagName).toBe('STRONG');
  expect(screen.getByRole('status').textContent).toBe('5 suggestions');
});

test('a listing shows its MLS number when that was typed', async () => {
  await open({ listings: [aSummary()] }, 'c9000');
  await screen.findByRole('option');
  expect(options()).toEqual(['18 Maple Avenue, Toronto, ON · MLS® C9000001, $899,000']);
  expect(screen.getByText('No Locations found')).toBeDefined();
});

test('no listings and no results at all each show a message', async () => {
  const user = await open({ locations: KING.locations ?? [] }, 'king');
  expect(await screen.findByText('No Listings found')).toBeDefined();
  connect({});
  await user.type(box(), 'x');
  expect(await screen.findAllByText('No Results')).not.toHaveLength(0);
  expect(box().getAttribute('aria-expanded')).toBe('false');
});

test('arrow keys cycle through all groups, and Enter picks', async () => {
  const user = await open(KING, 'king');
  await screen.findByRole('listbox');
  await user.keyboard('{ArrowDown}');
  expect(active()).toContain('King, Ontario');
  await user.keyboard('{ArrowUp}');
  expect(active()).toContain('A home in Toronto');
  await user.keyboard('{ArrowDown}{ArrowDown}');
  expect(active()).toContain('King Street');
  expect(screen.getAllByRole('option', { selected: true })).toHaveLength(1);
  await user.keyboard('{Home}');
  expect(box().selectionStart).toBe(0);
  expect(active()).toContain('King Street');
  await user.keyboard('{Enter}');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/real-estate/map/43.64;-79.42?z=16');
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('Enter without a highlight picks the first result, even before it arrives', async () => {
  const user = await open(KING, 'king{Enter}');
  await vi.waitFor(() => expect(assign).toHaveBeenCalledOnce());
  expect(assign).toHaveBeenCalledWith('/real-estate/map/43.64;-79.42?z=14&in=on/king&fit=on');
  expect(box().value).toBe('King');
  await user.tab();
});

test('Escape closes the list, and a second Escape clears the box', async () => {
  const user = await open(KING, 'king');
  await screen.findByRole('listbox');
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('king');
  await user.keyboard('{ArrowDown}');
  expect(screen.getByRole('listbox')).toBeDefined();
  await user.keyboard('{Escape}{Escape}');
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
});

test('Tab leaves the box and closes the list', async () => {
  const user = await open(KING, 'king');
  await screen.findByRole('listbox');
  await user.tab();
  await user.tab();
  await user.tab();
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(box().value).toBe('king');
});

test('a click picks a suggestion without taking the focus from the box', async () => {
  const user = await open(KING, 'king');
  const [, , , home] = await screen.findAllByRole('option');
  if (!home) throw new Error('There are four options.');
  expect(fireEvent.mouseDown(home)).toBe(false);
  await user.click(home);
  expect(assign).toHaveBeenCalledExactlyOnceWith(
    '/real-estate/detail/on/toronto/the-beaches/18-maple-avenue-m4e-2b7/C9000001/2',
  );
});

test('the clear button empties the box and keeps the focus in it', async () => {
  const user = await open(KING, 'king');
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  expect(box().value).toBe('');
  expect(document.activeElement).toBe(box());
  expect(screen.queryByRole('listbox')).toBeNull();
});

test('an empty box lists recent searches, which Enter alone does not pick, and clears them', async () => {
  rememberSearch(aPlaceToPick('city', 'Ajax'));
  const user = await open(KING);
  expect(options()).toEqual(['Ajax, Ontario, City']);
  await user.keyboard('{Enter}');
  expect(assign).not.toHaveBeenCalled();
  await user.keyboard('{ArrowDown}{Enter}');
  expect(assign).toHaveBeenCalledOnce();
  await user.clear(box());
  await user.click(screen.getByRole('button', { name: 'Clear recent searches' }));
  expect(options()).toEqual([]);
});

test('three listings are shown on a phone and six elsewhere', async () => {
  const listings = Array.from({ length: 7 }, (_, at) => aSummary({ mlsNumber: `C${at}` }));
  await open({ listings }, 'maple');
  expect(await screen.findAllByRole('option')).toHaveLength(6);
  cleanup();
  act(() => typeText(''));
  const real = window.matchMedia.bind(window);
  vi.spyOn(window, 'matchMedia').mockImplementation((query) =>
    Object.defineProperty(real(query), 'matches', { value: query === '(width < 37.5rem)' }),
  );
  await open({ listings }, 'maple');
  expect(await screen.findAllByRole('option')).toHaveLength(3);
  vi.mocked(window.matchMedia).mockRestore();
});

test('a server failure shows an error message', async () => {
  await open({ status: 500 }, 'king');
  expect(await screen.findAllByText('Search isn’t responding. Try again.')).not.toHaveLength(0);
});

test('the initial text of the search page opens no suggestions and requests none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const urls = connect(KING);
  const lookups = () => urls.filter((url) => /suggestions|autocomplete/.test(url));
  const longAfter = () => act(() => vi.advanceTimersByTimeAsync(5000));
  render(<SearchBoxIsland locale={DEFAULT_LOCALE} variant="page" initial="king" isFirst />);
  fireEvent.click(box());
  fireEvent.submit(screen.getByRole('search'));
  await longAfter();
  expect(box().value).toBe('king');
  expect(screen.queryByRole('listbox')).toBeNull();
  expect(lookups()).toEqual([]);
  fireEvent.input(box(), { target: { value: 'kings' } });
  await longAfter();
  expect(lookups()).toHaveLength(2);
});
