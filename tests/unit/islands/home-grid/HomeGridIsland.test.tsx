import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { HomeGridIsland } from '#src/islands/home-grid/HomeGridIsland.tsx';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { $homePlace, chosenPlace } from '#src/stores/listing/home-grid.ts';

afterEach(() => {
  cleanup();
  connectHttp(undefined);
});

test.each([
  ['', 'See all homes in Toronto', '/real-estate/list/on/toronto'],
  ['?state=on', 'See all homes in Ontario', '/real-estate/list/on'],
  ['?city=Torronto', 'See all homes in Torronto', '/real-estate/list/Torronto'],
  ['?city=東京', 'See all homes in 東京', '/real-estate/list/%E6%9D%B1%E4%BA%AC'],
  ['?city=', 'Choose a city', '/real-estate/list'],
])('the link above the homes of "%s" leads where it says', async (query, name, href) => {
  connectHttp(async () => Response.json({ listings: [], count: 0, locations: [] }));
  render(<HomeGridIsland locale={DEFAULT_LOCALE} />);
  act(() => $homePlace.set(chosenPlace('/real-estate/', query)));
  const link = await screen.findByRole('link', { name });
  expect(link.getAttribute('href')).toBe(href);
});
