import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { aRecord, resoServer } from '#tests/support/feeds/reso-server.ts';
import { FEED_STORES } from '#tests/support/feeds/feed-stores.ts';
import { at, storedNumbers, sync } from '#tests/support/feeds/sync.ts';

const DUPLICATE = 'mlsNumber: Two records of a board use it, and only one can be shown';

/** Two homes in different cities with one number, which occurs where several boards are read as one. */
const calgary = (minute: number) =>
  aRecord('501', { ListingId: 'A7', City: 'Calgary', ModificationTimestamp: at(minute) });
const moncton = (minute: number) =>
  aRecord('502', { ListingId: 'A7', City: 'Moncton', ModificationTimestamp: at(minute) });
const neighbours = () => ['601', '602', '603', '604', '605'].map((key) => aRecord(key));

describe.each(Object.entries(FEED_STORES))('listing numbers of feeds in %s', (_, open) => {
  let stores: Awaited<ReturnType<typeof open>>;
  beforeAll(async () => {
    stores = await open();
  }, 60_000);
  afterAll(() => stores.close());

  async function aSite(records: ReturnType<typeof aRecord>[]) {
    const server = resoServer(records);
    const { feeds, listings, db } = await stores.aStore();
    return {
      server,
      run: (day?: string) => sync(server, feeds, day),
      city: async () => (await listings.find({ mlsNumber: 'A7' }, 'verified'))?.address.city,
      numbers: () => storedNumbers(db),
    };
  }

  test.each([
    ['on one page', 21],
    ['on two pages', 25],
  ])(
    'with two records of one number %s, shows the last changed and reports the other',
    async (_where, minute) => {
      const more =
        minute === 25
          ? [22, 23, 24].map((each) => aRecord(`70${each}`, { ModificationTimestamp: at(each) }))
          : [];
      const site = await aSite([...neighbours(), calgary(20), ...more, moncton(minute)]);
      const { rejected } = await site.run();
      expect(rejected.get(DUPLICATE)).toEqual({ count: 1, firstNumber: 'A7' });
      expect(await site.city()).toBe('Moncton');
    },
  );

  test('when one of two homes with a number is removed, the other is shown the same day', async () => {
    const site = await aSite([...neighbours(), calgary(20), moncton(21)]);
    await site.run();
    site.server.state.records.pop();
    expect(await site.run('2026-11-25')).toMatchObject({ removed: 1, added: 1, problems: [] });
    expect(await site.city()).toBe('Calgary');
    site.server.state.records.pop();
    expect(await site.run('2026-11-26')).toMatchObject({ removed: 1, added: 0, problems: [] });
    expect(site.numbers()).not.toContain('A7');
  });

  test('the number stays with its home on days without changes', async () => {
    const site = await aSite([...neighbours(), calgary(20), moncton(21)]);
    await site.run();
    for (const day of ['2026-11-25', '2026-11-26', '2026-11-27']) {
      const { rejected, changed } = await site.run(day);
      expect(changed).toBe(0);
      expect(rejected.get(DUPLICATE)?.count).toBe(1);
      expect(await site.city()).toBe('Moncton');
    }
  });

  test('a record that reappears under another key keeps its home on the site', async () => {
    const site = await aSite([...neighbours(), calgary(20)]);
    await site.run();
    const { records } = site.server.state;
    records.push(
      aRecord('503', { ListingId: 'A7', City: 'Calgary', ModificationTimestamp: at(30) }),
    );
    await site.run();
    records.splice(
      records.findIndex(({ ListingKey }) => ListingKey === '501'),
      1,
    );
    expect(await site.run('2026-11-25')).toMatchObject({ removed: 0, problems: [] });
    expect(await site.city()).toBe('Calgary');
  });
});
