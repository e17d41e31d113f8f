import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import type { PlaceAtPoint } from '#src/contract/places/reverse-call.ts';
import { $isLocating, $placeNearby, locateMe } from '#src/stores/search/geolocation.ts';
import { $view, mapMoved } from '#src/stores/search/settings.ts';

const HERE = { lat: 43.645512, lng: -79.395034 };

const AT_HERE: PlaceAtPoint = {
  kind: 'address',
  label: '835 Arrowdown Street, Toronto, ON',
  point: HERE,
  streetNumber: '835',
  streetName: 'Arrowdown Street',
  neighbourhood: 'King West',
  city: 'Toronto',
  cityKey: 'ON/toronto',
  province: 'ON',
};

let requestedUrls: URL[];

function answer(status: number, place: object): void {
  connectHttp(async (url) => {
    requestedUrls.push(new URL(url, 'http://localhost'));
    return new Response(JSON.stringify(place), { status });
  });
}

const lookAt = ({ lat, lng } = HERE, zoom = 14, reach = 0.02) =>
  mapMoved(
    { center: { lat, lng }, zoom },
    { north: lat + reach, south: lat - reach, east: lng + reach, west: lng - reach },
  );

beforeEach(() => {
  requestedUrls = [];
  const coords = { latitude: HERE.lat, longitude: HERE.lng };
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onPosition: (at: object) => void) => onPosition({ coords }),
    },
  });
  $placeNearby.listen(() => undefined);
});

afterEach(() => {
  vi.unstubAllGlobals();
  connectHttp(undefined);
});

test('locating moves the map to the visitor and names the place there', async () => {
  answer(200, AT_HERE);
  await locateMe();
  expect($view.get().center).toEqual(HERE);
  lookAt();
  expect($placeNearby.get()).toBe('King West, Toronto');
  // The request gives the position to a hundred metres, and no closer.
  expect(Object.fromEntries(requestedUrls[0]?.searchParams ?? [])).toEqual({
    lat: '43.646',
    lng: '-79.395',
  });
});

test('a town without neighbourhoods is named alone', async () => {
  answer(200, { ...AT_HERE, neighbourhood: null, city: 'Cobourg' });
  await locateMe();
  lookAt();
  expect($placeNearby.get()).toBe('Cobourg');
});

test('the place is named only while the map shows it, and not zoomed far out', async () => {
  answer(200, AT_HERE);
  await locateMe();
  lookAt({ lat: 44.2, lng: -79.4 });
  expect($placeNearby.get()).toBeNull();
  lookAt(HERE, 6, 5);
  expect($placeNearby.get()).toBeNull();
  lookAt();
  expect($placeNearby.get()).toBe('King West, Toronto');
});

test('far from any town there is no name, and the previous one is cleared', async () => {
  answer(200, AT_HERE);
  await locateMe();
  answer(404, [{ param: 'lat', msg: 'There is no town near the point' }]);
  await locateMe();
  lookAt();
  expect($placeNearby.get()).toBeNull();
});

test('a visitor who has overlooked the question of the browser is asked again', async () => {
  answer(200, AT_HERE);
  const answers: ((at: object) => void)[] = [];
  vi.stubGlobal('navigator', {
    geolocation: {
      getCurrentPosition: (onPosition: (at: object) => void) => answers.push(onPosition),
    },
  });
  const [overlooked, answered] = [locateMe(), locateMe()];
  expect(answers).toHaveLength(2);
  const positionAt = (latitude: number) => ({ coords: { latitude, longitude: HERE.lng } });
  answers[1]?.(positionAt(45));
  await answered;
  expect($isLocating.get()).toBe(false);
  answers[0]?.(positionAt(50));
  await overlooked;
  expect($view.get().center.lat).toBe(45);
});
