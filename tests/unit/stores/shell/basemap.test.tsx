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

test('the map shows the source that is set for the view', async () => {
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

test('a source that has failed gives way to our own map, which is said', async () => {
  const { $basemap, $basemapNotice, basemapFailed, dismissBasemapNotice } = await freshPage();
  const failureNotice = basemapFailed('roadmap');
  expect($basemap.get()).toEqual({ view: 'roadmap', source: { kind: 'embedded' } });
  await failureNotice;
  expect($basemapNotice.get()).toBe('roadmap');
  await dismissBasemapNotice();
  expect($basemapNotice.get()).toBeNull();
});

test('it is said once in a session, and the source is tried again on the next page', async () => {
  await (await freshPage()).basemapFailed('roadmap');
  const { $basemap, $basemapNotice, basemapFailed } = await freshPage();
  expect($basemap.get().source.kind).toBe('xyz');
  await basemapFailed('roadmap');
  expect($basemapNotice.get()).toBeNull();
});

test('whoever has put it away is not told in a later session either', async () => {
  const first = await freshPage();
  await first.basemapFailed('roadmap');
  await first.dismissBasemapNotice();
  window.sessionStorage.clear();
  const later = await freshPage();
  await later.basemapFailed('roadmap');
  expect(later.$basemapNotice.get()).toBeNull();
});
