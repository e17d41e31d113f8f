import { beforeEach, expect, test, vi } from 'vitest';

const REMOTE = 'xyz:https://tiles.example.ca/{z}/{x}/{y}.png';

/** The stores of a newly loaded page, on a site whose street map is remote. */
async function freshPage() {
  vi.resetModules();
  vi.stubEnv('PUBLIC_MAP_ROADMAP', REMOTE);
  vi.stubEnv('PUBLIC_MAP_ROADMAP_ATTRIBUTION', '© Tiles of Canada');
  const basemap = await import('#src/stores/shell/basemap.ts');
  const settings = await import('#src/stores/search/settings.ts');
  return { ...basemap, ...settings };
}

beforeEach(() => {
  window.sessionStorage.clear();
  window.localStorage.clear();
});

test('the map uses the source configured for the view', async () => {
  const { $basemap, showSatellite } = await freshPage();
  expect($basemap.get()).toEqual({
    view: 'roadmap',
    source: {
      kind: 'xyz',
      url: 'https://tiles.example.ca/{z}/{x}/{y}.png',
      attribution: '© Tiles of Canada',
    },
  });
  showSatellite(true);
  expect($basemap.get()).toEqual({ view: 'satellite', source: { kind: 'embedded' } });
});

test('a failed source is replaced by the built-in map with a notice', async () => {
  const { $basemap, $basemapNotice, basemapFailed, dismissBasemapNotice } = await freshPage();
  const failureNotice = basemapFailed('roadmap');
  expect($basemap.get()).toEqual({ view: 'roadmap', source: { kind: 'embedded' } });
  await failureNotice;
  expect($basemapNotice.get()).toBe('roadmap');
  await dismissBasemapNotice();
  expect($basemapNotice.get()).toBeNull();
});

test('the notice is shown once per session, and the next page tries the source again', async () => {
  await (await freshPage()).basemapFailed('roadmap');
  const { $basemap, $basemapNotice, basemapFailed } = await freshPage();
  expect($basemap.get().source.kind).toBe('xyz');
  await basemapFailed('roadmap');
  expect($basemapNotice.get()).toBeNull();
});

test('a dismissed notice is not shown in a later session', async () => {
  const first = await freshPage();
  await first.basemapFailed('roadmap');
  await first.dismissBasemapNotice();
  window.sessionStorage.clear();
  const later = await freshPage();
  await later.basemapFailed('roadmap');
  expect(later.$basemapNotice.get()).toBeNull();
});
