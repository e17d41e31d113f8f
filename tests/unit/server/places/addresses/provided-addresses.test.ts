import { expect, test } from 'vitest';
import type {
  ProvidedAddress,
  ResilientProvider,
} from '#src/server/places/addresses/address-provider.ts';
import { resilientProvider } from '#src/server/places/addresses/resilient-provider.ts';
import { placesService } from '#src/server/places/service.ts';
import { fakeCities, fakeStreetWorld, toronto } from '#tests/support/places/fake-street-world.ts';

const address = (changes: Partial<ProvidedAddress> = {}): ProvidedAddress => ({
  houseNumber: '350',
  street: 'King Street West',
  city: 'Toronto',
  province: 'ON',
  point: { lat: 43.6465, lng: -79.3907 },
  bounds: null,
  ...changes,
});

const street = address({
  houseNumber: null,
  bounds: { west: -79.45, south: 43.63, east: -79.38, north: 43.65 },
});

type Asked = { text: string; near?: { lat: number; lng: number } | undefined };

function aService(known: readonly ProvidedAddress[], here?: ProvidedAddress) {
  const asked: Asked[] = [];
  const provider: ResilientProvider = {
    async search(text, { near, limit }) {
      asked.push({ text, near });
      return known.slice(0, limit);
    },
    reverse: async () => here,
    isAnswering: () => true,
  };
  const places = placesService({
    places: { cities: fakeCities },
    world: fakeStreetWorld(),
    addresses: provider,
  });
  return { places, asked };
}

const suggested = async (text: string, known: readonly ProvidedAddress[]) => {
  const { locations } = await aService(known).places.suggest({ text, limit: 5 });
  return locations.map(({ description }) => description);
};

test('a typed address is suggested before cities', async () => {
  expect(await suggested('350 king', [address()])).toEqual([
    '350 King Street West, Toronto, ON, Canada',
  ]);
});

test('a street comes after the cities that start alike', async () => {
  const torontoStreet = address({ houseNumber: null, street: 'Toronto Street' });
  expect(await suggested('toronto', [torontoStreet])).toEqual([
    'Toronto, ON, Canada',
    'Toronto Street, Toronto, ON, Canada',
  ]);
});

test('neither two letters nor a postal code are sent to the provider', async () => {
  const { places, asked } = aService([street]);
  await places.suggest({ text: 'ki', limit: 5 });
  await places.suggest({ text: 'M5R', limit: 5 });
  expect(asked).toEqual([]);
});

test('an address is found with its house, near the given point', async () => {
  const { places, asked } = aService([street, address()]);
  const near = { lat: 43.6, lng: -79.4 };
  const place = await places.geocode('350 King St W, Toronto, ON M5V 3X5', near);
  expect(place).toMatchObject({
    kind: 'address',
    label: '350 King Street West, Toronto, ON',
    point: address().point,
    cityKey: 'ON/toronto',
  });
  expect(asked[0]).toEqual({ text: '350 King St W, Toronto, ON', near });
});

test('an unknown house number gives the street', async () => {
  const place = await aService([street]).places.geocode('9999 King St W, Toronto');
  expect(place).toMatchObject({ kind: 'street', name: 'King Street West', bounds: street.bounds });
});

test('a town unknown to the gazetteer becomes the city around its point', async () => {
  const elsewhere = address({ city: 'Old Toronto Junction' });
  const place = await aService([elsewhere]).places.geocode('350 King Street West');
  expect(place?.cityKey).toBe('ON/toronto');
});

test('an address far from every known town is dropped', async () => {
  const far = address({ city: 'Alert', province: 'NU', point: { lat: 82.5, lng: -62.3 } });
  expect(await suggested('350 king', [far])).toEqual([]);
});

test('a city name needs no provider', async () => {
  const { places, asked } = aService([]);
  expect(await places.geocode('Toronto')).toMatchObject({ kind: 'city' });
  expect(asked).toEqual([]);
});

test('a point is named by its address, else by the gazetteer', async () => {
  const { lat, lng } = toronto;
  const named = await aService([], address()).places.reverse({ lat, lng });
  expect(named).toMatchObject({
    kind: 'address',
    label: '350 King Street West, Toronto, ON',
    streetNumber: '350',
  });
  const unnamed = await aService([]).places.reverse({ lat, lng });
  expect(unnamed).toMatchObject({ kind: 'neighbourhood', streetName: null, city: 'Toronto' });
});

test('a provider that is down is reported once and not requested for ten seconds', async () => {
  let [nowMs, requests] = [0, 0];
  let isDown = true;
  const told: unknown[] = [];
  const provider = resilientProvider(
    {
      search: async () => {
        requests += 1;
        if (isDown) throw new Error('down');
        return [address()];
      },
      reverse: async () => undefined,
    },
    { onFailure: (error) => told.push(error), clock: { now: () => nowMs } },
  );
  const ask = () => provider.search('king', { limit: 5 });
  expect([await ask(), await ask()]).toEqual([[], []]);
  expect(requests).toBe(1);
  expect(provider.isAnswering()).toBe(false);
  nowMs = 10_000;
  expect(await ask()).toEqual([]);
  expect(told).toHaveLength(1);
  isDown = false;
  nowMs = 20_000;
  expect(await ask()).toEqual([address()]);
  expect(provider.isAnswering()).toBe(true);
  isDown = true;
  await ask();
  expect(told).toHaveLength(2);
});
