import { beforeEach, expect, test, vi } from 'vitest';

const VIEW = { center: { lat: 43.85, lng: -79.02 }, zoom: 12 };
const BOUNDS = { north: 44, south: 43, east: -79, west: -80 };
const AJAX = { city: 'Ajax', state: 'Ontario', area: 'Durham' };

/** The store of a newly opened page. */
async function openedPage() {
  vi.resetModules();
  return import('#src/stores/search/settings.ts');
}

beforeEach(() => {
  window.localStorage.clear();
});

test('settings keep centre, zoom, city and area between visits', async () => {
  const first = await openedPage();
  expect(first.rememberedSettings()).toMatchObject({ city: null });
  first.mapMoved(VIEW, BOUNDS);
  first.rememberCity(AJAX);
  const second = await openedPage();
  expect(second.rememberedSettings()).toEqual({
    ...VIEW,
    isSatellite: false,
    city: AJAX,
  });
});

test('a map that has shown no homes yet keeps city and area', async () => {
  (await openedPage()).rememberCity(AJAX);
  const next = await openedPage();
  next.mapMoved(VIEW, BOUNDS);
  expect(next.rememberedSettings()).toMatchObject({ city: AJAX });
  next.rememberCity({ city: 'Calgary', state: 'Alberta', area: null });
  expect(next.rememberedSettings().city).toMatchObject({ city: 'Calgary', area: null });
});

const BEFORE = { city: 'Ajax', state: 'Ontario' };

test('settings saved before areas existed are still read', async () => {
  window.localStorage.setItem('realty:settings', JSON.stringify({ ...VIEW, city: BEFORE }));
  const { city } = (await openedPage()).rememberedSettings();
  expect(city).toEqual({ ...BEFORE, area: null });
});
