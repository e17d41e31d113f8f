import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { connectHttp, connectToken } from '#src/clients/http.ts';
import { SavedSearches } from '#src/islands/profile/saved/SavedSearches.tsx';

const search = {
  id: 's1',
  name: 'Two beds',
  address: '/real-estate/list/on/toronto?beds=2',
  notify: false,
  createdAtMs: 1,
  newHomes: 0,
};

afterEach(() => {
  cleanup();
  connectHttp(undefined);
  connectToken();
});

test('a search deleted in another tab disappears when this tab becomes visible', async () => {
  let searches = [search];
  connectToken(() => Promise.resolve('token'));
  connectHttp(async () => new Response(JSON.stringify({ searches })));
  render(<SavedSearches />);
  await screen.findByText('Two beds');
  searches = [];
  document.dispatchEvent(new Event('visibilitychange'));
  await screen.findByText('No saved searches yet');
  expect(screen.queryByText('Two beds')).toBeNull();
});
