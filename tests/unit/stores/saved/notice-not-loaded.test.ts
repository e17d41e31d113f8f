// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { $savedHomes, toggleSaved } from '#src/stores/saved/saved.ts';

vi.mock('#src/stores/saved/saved-notice.ts', () => {
  throw new Error('the script did not come');
});

test('a home is saved even if its notice fails to load', async () => {
  const info = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  const home = { mlsNumber: 'C1', boardId: 2 };
  toggleSaved(home);
  expect($savedHomes.get()).toEqual([home]);
  await vi.waitFor(() => expect(info).toHaveBeenCalledWith(expect.any(Error)));
});
