import { beforeEach, expect, test } from 'vitest';
import { storePanelScroll, storedPanelScroll } from '#src/stores/search/panel/panel-scroll.ts';
import { $route, pushRoute } from '#src/stores/shell/route.ts';

beforeEach(() => {
  window.sessionStorage.clear();
  $route.listen(() => undefined);
});

test('the panel scroll is restored only for its own address', () => {
  pushRoute('/real-estate/map/1;2?z=12');
  expect(storedPanelScroll()).toBe(0);
  storePanelScroll(420);
  expect(storedPanelScroll()).toBe(420);
  pushRoute('/real-estate/map/1;2?z=13');
  expect(storedPanelScroll()).toBe(0);
});

test('an invalid stored scroll position is ignored', () => {
  window.sessionStorage.setItem('realty:panel-scroll', '{"topPx":"far"}');
  expect(storedPanelScroll()).toBe(0);
});
