import { expect, test } from 'vitest';
import { type PlaceIndex, placeIndex } from '#src/server/places/search/place-index.ts';
import { streetFinder } from '#src/server/places/streets/find-street.ts';
import { readLimit } from '#src/server/scheduling/rate-limit.ts';
import { workSchedule } from '#src/server/scheduling/request-work.ts';

const client = (address: string) => ({ address, onGone: () => undefined });

test('a request waiting for the street list leaves the thread to others', async () => {
  const list = Promise.withResolvers<PlaceIndex>();
  const empty = placeIndex([]);
  const find = streetFinder({
    world: {} as never,
    index: empty,
    cityOf: () => undefined,
    cityAt: () => undefined,
    streetsOf: () => Promise.reject(new Error('no city is asked for')),
    list: {
      has: () => false,
      isMade: () => false,
      ready: () => undefined,
      whenReady: () => list.promise,
    },
  });
  const schedule = workSchedule(readLimit(0), 10_000);
  const waiting = schedule.run(client('192.0.2.1'), () => find({ text: 'Alderbank Road' }), {
    keepsTurn: true,
  });
  expect(await schedule.run(client('192.0.2.2'), async () => 'answered')).toBe('answered');
  list.resolve(empty);
  expect(await waiting).toBeUndefined();
});
