import { expect, test } from 'vitest';
import { geocoderRequests } from '#src/server/adapters/geocoders/geocoder-requests.ts';
import { nominatimAddresses } from '#src/server/adapters/geocoders/nominatim.ts';
import { photonAddresses } from '#src/server/adapters/geocoders/photon.ts';
import type { AddressProvider } from '#src/server/places/addresses/address-provider.ts';

type Answer = (url: URL) => Response;
type Given = { country?: string; province?: string; house?: string | undefined };

const json = (value: unknown, status = 200) => new Response(JSON.stringify(value), { status });

/** The same place in the answers of the two servers. */
const SERVERS = [
  {
    name: 'Photon',
    open: photonAddresses,
    path: '/api',
    placed: ({ country = 'CA', province = 'Ontario', house }: Given) => ({
      type: 'Feature',
      geometry: { type: 'Point', coordinates: [-79.3907, 43.6465] },
      properties: {
        osm_type: 'W',
        osm_id: 1,
        type: house === undefined ? 'street' : 'house',
        countrycode: country,
        ...(house === undefined
          ? { name: 'King Street West', extent: [-79.45, 43.65, -79.38, 43.63] }
          : { housenumber: house, street: 'King Street West' }),
        city: 'Toronto',
        state: province,
        postcode: 'M5V 3X5',
      },
    }),
    listed: (places: unknown[]) => ({ type: 'FeatureCollection', features: places }),
    reversed: (places: unknown[]) => ({ type: 'FeatureCollection', features: places }),
    nearQuery: { lat: '43.6', lon: '-79.4' },
  },
  {
    name: 'Nominatim',
    open: nominatimAddresses,
    path: '/search',
    placed: ({ country = 'CA', province = 'Ontario', house }: Given) => ({
      place_id: 1,
      lat: '43.6465',
      lon: '-79.3907',
      boundingbox: ['43.63', '43.65', '-79.45', '-79.38'],
      address: {
        ...(house === undefined ? {} : { house_number: house }),
        road: 'King Street West',
        city: 'Toronto',
        state: province,
        'ISO3166-2-lvl4': province === 'Quebec' ? 'CA-QC' : 'CA-ON',
        country_code: country.toLowerCase(),
      },
    }),
    listed: (places: unknown[]) => places,
    reversed: ([place]: unknown[]) => place ?? { error: 'Unable to geocode' },
    nearQuery: { viewbox: '-80.0000,44.0000,-78.8000,43.2000', bounded: '0' },
  },
];

function provider(
  open: (typeof SERVERS)[number]['open'],
  answer: Answer,
): { addresses: AddressProvider; asked: URL[]; headers: Headers[] } {
  const asked: URL[] = [];
  const headers: Headers[] = [];
  const ask = geocoderRequests('https://geo.test', 'Larchway (https://a.ca)', async (url, init) => {
    asked.push(new URL(url));
    headers.push(new Headers(init.headers));
    return answer(new URL(url));
  });
  return { addresses: open(ask), asked, headers };
}

for (const { name, open, path, placed, listed, reversed, nearQuery } of SERVERS) {
  test(`${name} returns an address and a street`, async () => {
    const places = [placed({ house: '350' }), placed({})];
    const { addresses, asked, headers } = provider(open, () => json(listed(places)));
    expect(await addresses.search('350 king', { limit: 5 })).toEqual([
      {
        houseNumber: '350',
        street: 'King Street West',
        city: 'Toronto',
        province: 'ON',
        point: { lat: 43.6465, lng: -79.3907 },
        bounds: null,
      },
      {
        houseNumber: null,
        street: 'King Street West',
        city: 'Toronto',
        province: 'ON',
        point: { lat: 43.6465, lng: -79.3907 },
        bounds: { west: -79.45, south: 43.63, east: -79.38, north: 43.65 },
      },
    ]);
    expect(asked[0]?.pathname).toBe(path);
    expect(asked[0]?.searchParams.get('q')).toBe('350 king');
    expect(headers[0]?.get('user-agent')).toContain('Larchway');
  });

  test(`${name} is searched near the given point`, async () => {
    const { addresses, asked } = provider(open, () => json(listed([])));
    await addresses.search('king', { near: { lat: 43.6, lng: -79.4 }, limit: 5 });
    expect(Object.fromEntries(asked[0]?.searchParams ?? [])).toMatchObject(nearQuery);
  });

  test(`${name}: results outside Canada are dropped`, async () => {
    const { addresses } = provider(open, () =>
      json(listed([placed({ country: 'US', house: '1' }), placed({ house: '2' })])),
    );
    const matches = await addresses.search('king', { limit: 5 });
    expect(matches.map(({ houseNumber }) => houseNumber)).toEqual(['2']);
  });

  test(`${name}: the province is converted to its code`, async () => {
    const { addresses } = provider(open, () => json(listed([placed({ province: 'Quebec' })])));
    expect((await addresses.search('king', { limit: 5 }))[0]?.province).toBe('QC');
  });

  test(`${name} returns the address at a point, or none`, async () => {
    const at = { lat: 43.6465, lng: -79.3907 };
    const there = provider(open, () => json(reversed([placed({ house: '350' })])));
    expect((await there.addresses.reverse(at))?.houseNumber).toBe('350');
    expect(there.asked[0]?.pathname).toBe('/reverse');
    expect(await provider(open, () => json(reversed([]))).addresses.reverse(at)).toBeUndefined();
    const onStreet = provider(open, () => json(reversed([placed({})])));
    expect(await onStreet.addresses.reverse(at)).toBeUndefined();
  });

  test(`${name} is requested once for equal questions, and again after a failure`, async () => {
    let isDown = true;
    const { addresses, asked } = provider(open, () =>
      isDown ? json({}, 500) : json(listed([placed({})])),
    );
    const ask = () => addresses.search('king', { limit: 5 });
    await expect(ask()).rejects.toThrow('500');
    isDown = false;
    await ask();
    await ask();
    expect(asked).toHaveLength(2);
  });

  test(`${name} is requested again after an unreadable answer`, async () => {
    let isBroken = true;
    const { addresses } = provider(open, () =>
      json(isBroken ? { maintenance: true } : listed([placed({})])),
    );
    const ask = () => addresses.search('king', { limit: 5 });
    await expect(ask()).rejects.toThrow();
    isBroken = false;
    expect(await ask()).toHaveLength(1);
  });

  test.each([
    ['no JSON', () => new Response('<html>')],
    ['another JSON', () => json({ places: 1 })],
    ['more than any answer', () => new Response('['.repeat(600_000))],
  ])(`${name}: an answer of %s is a failure`, async (_, answer) => {
    const { addresses } = provider(open, answer);
    await expect(addresses.search('king', { limit: 5 })).rejects.toThrow();
  });
}
