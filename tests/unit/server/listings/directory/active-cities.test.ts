import { expect, test, vi } from 'vitest';
import { activeCities } from '#src/server/listings/directory/active-cities.ts';
import type { HomesByCity } from '#src/server/listings/directory/homes-for-sale.ts';

const TORONTO = { key: 'ON/toronto', name: 'Toronto', state: 'ON', lat: 43.65, lng: -79.38 };

test('no city is returned until homes are counted, which the request starts', async () => {
  const homes: HomesByCity = new Map([['ON/toronto', { anonymous: 3, verified: 2 }]]);
  const { promise, resolve } = Promise.withResolvers<void>();
  let isMade = false;
  let begun = 0;
  const cities = activeCities(
    [TORONTO],
    Object.assign(() => homes, {
      isMade: () => isMade,
      whenMade() {
        begun += 1;
        return promise;
      },
    }),
    (error) => {
      throw error;
    },
  );
  expect([cities('anonymous'), cities('verified')]).toEqual([[], []]);
  expect(begun).toBe(2);
  isMade = true;
  resolve();
  await promise;
  expect(cities('anonymous')).toEqual([expect.objectContaining({ name: 'Toronto', count: 3 })]);
  expect(cities('verified')).toEqual([expect.objectContaining({ name: 'Toronto', count: 2 })]);
});

test('a failure to count homes is reported', async () => {
  const failure = new Error('the disk is gone');
  const onError = vi.fn();
  const whenMade = () => Promise.reject(failure);
  const uncounted = Object.assign((): HomesByCity => expect.fail(), {
    isMade: () => false,
    whenMade,
  });
  expect(activeCities([TORONTO], uncounted, onError)('anonymous')).toEqual([]);
  await vi.waitFor(() => expect(onError).toHaveBeenCalledWith(failure));
});
