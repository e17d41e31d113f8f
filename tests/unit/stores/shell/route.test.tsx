import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import {
  $route,
  leaveOverlay,
  pushOverlay,
  pushRoute,
  replaceRoute,
  settleRoute,
} from '#src/stores/shell/route.ts';

const address = () => window.location.pathname + window.location.search;

let stop: (() => void) | undefined;
beforeEach(() => {
  settleRoute();
  window.history.replaceState(null, '', '/real-estate/map');
  stop = $route.listen(() => undefined);
  dispatchEvent(new PopStateEvent('popstate'));
});
afterEach(() => stop?.());

test('a step takes effect at once and enters the history after the next paint', async () => {
  const { length } = window.history;
  pushRoute('/real-estate/map/43.65;-79.38?z=14');
  expect($route.get()).toEqual({ path: '/real-estate/map/43.65;-79.38', query: '?z=14' });
  expect(address()).toBe('/real-estate/map');
  await expect.poll(address).toBe('/real-estate/map/43.65;-79.38?z=14');
  expect(window.history.length).toBe(length + 1);
});

test('changes to a pending step are written with it', () => {
  const { length } = window.history;
  replaceRoute('/real-estate/map?z=10');
  pushRoute('/real-estate/map?z=11');
  replaceRoute('/real-estate/map?z=12');
  settleRoute();
  expect(address()).toBe('/real-estate/map?z=12');
  expect(window.history.length).toBe(length + 1);
});

test('the current address adds no history step', () => {
  const { length } = window.history;
  pushRoute('/real-estate/map?z=13');
  pushRoute('/real-estate/map?z=13');
  replaceRoute('/real-estate/map?z=13');
  settleRoute();
  expect(window.history.length).toBe(length + 1);
});

test('leaving the page writes its last address', () => {
  replaceRoute('/real-estate/map?z=9');
  dispatchEvent(new Event('pagehide'));
  expect(address()).toBe('/real-estate/map?z=9');
});

test('Back discards a pending step', () => {
  pushRoute('/real-estate/map?z=8');
  dispatchEvent(new PopStateEvent('popstate'));
  settleRoute();
  expect($route.get()).toEqual({ path: '/real-estate/map', query: '' });
  expect(address()).toBe('/real-estate/map');
});

test('Back closes an overlay and keeps the address that it has changed', () => {
  const close = vi.fn<() => void>();
  pushOverlay(close);
  replaceRoute('/real-estate/map?beds=2');
  window.history.replaceState(null, '', '/real-estate/map');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(close).toHaveBeenCalledOnce();
  expect(address()).toBe('/real-estate/map?beds=2');
  expect($route.get().query).toBe('?beds=2');
});

test('an overlay closed by its own button removes its step', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  pushOverlay(leaveOverlay);
  leaveOverlay();
  expect(back).toHaveBeenCalledOnce();
  back.mockRestore();
  dispatchEvent(new PopStateEvent('popstate'));
});

test('the next step closes an overlay and leaves its step in the history', () => {
  const back = vi.spyOn(window.history, 'back').mockReturnValue();
  const close = vi.fn(leaveOverlay);
  pushOverlay(close);
  pushRoute('/real-estate/map?z=7');
  leaveOverlay();
  expect(close).toHaveBeenCalledOnce();
  expect(back).not.toHaveBeenCalled();
  back.mockRestore();
});
