// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { defaultFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { FilterForm } from '#src/views/list/filter-form/FilterForm.tsx';

const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };

const went: string[] = [];

function findElement<E extends Element>(selector: string): E {
  const element = document.querySelector<E>(selector);
  if (!element) throw new Error(`there is no ${selector}`);
  return element;
}

const threeBeds = () => findElement<HTMLInputElement>('[name=beds][value="3"]');

function openMenu(): HTMLDetailsElement {
  const menu = threeBeds().closest('details');
  if (!menu) throw new Error('the field is in no menu');
  menu.open = true;
  return menu;
}

const pressEscape = (target: EventTarget) =>
  target.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true }));

const scriptLoaded = () => vi.dynamicImportSettled();

/** The page of a list as the server sends it, then its scripts. */
beforeEach(async () => {
  went.length = 0;
  vi.resetModules();
  vi.spyOn(location, 'assign').mockImplementation((href) => {
    went.push(String(href));
  });
  connectHttp(async () => Response.json({ count: 12 }));
  const request = { place, filters: defaultFilters('sale'), order: DEFAULT_ORDER, page: 1 };
  const props = { request, today: '2026-10-21', isSortable: true };
  document.body.innerHTML = renderToStaticMarkup(createElement(FilterForm, props));
  await import('#src/scripts/filter-menus/filter-menus.ts');
  await import('#src/scripts/list-filters/list-filters.ts');
});

test('closing a menu applies the choices made in it', async () => {
  const menu = openMenu();
  threeBeds().checked = true;
  menu.open = false;
  await scriptLoaded();
  expect(went).toEqual(['/real-estate/list/on/toronto?beds=3']);
});

for (const [from, target] of [
  ['in the menu', threeBeds],
  ['beside the form', () => document.body],
] as const) {
  test(`Escape ${from} discards the choices at once`, async () => {
    const menu = openMenu();
    threeBeds().checked = true;
    pressEscape(target());
    expect(menu.open).toBe(false);
    expect(threeBeds().checked).toBe(false);
    await scriptLoaded();
    expect(went).toEqual([]);
  });
}

test('Escape without an open menu discards nothing', async () => {
  threeBeds().checked = true;
  pressEscape(threeBeds());
  await scriptLoaded();
  expect(threeBeds().checked).toBe(true);
});

/** Chooses the next order of the list with an arrow key, as a browser does. */
async function pressArrow(sort: HTMLSelectElement): Promise<void> {
  sort.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true }));
  sort.selectedIndex += 1;
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  await scriptLoaded();
}

const sortField = () => findElement<HTMLSelectElement>('select[name=sort]');

test('arrow keys step through the sort orders, and Enter applies the last one', async () => {
  const sort = sortField();
  await pressArrow(sort);
  await pressArrow(sort);
  expect(went).toEqual([]);
  sort.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true }));
  await scriptLoaded();
  expect(went).toEqual([`/real-estate/list/on/toronto?sort=${sort.value}`]);
});

test('a sort order chosen with keys is applied once when its field loses focus', async () => {
  const sort = sortField();
  await pressArrow(sort);
  for (const _ of ['left', 'left again']) {
    sort.dispatchEvent(new FocusEvent('focusout', { bubbles: true }));
    await scriptLoaded();
  }
  expect(went).toEqual([`/real-estate/list/on/toronto?sort=${sort.value}`]);
});

test('a sort order picked with the pointer is applied at once', async () => {
  const sort = sortField();
  sort.dispatchEvent(new Event('pointerdown', { bubbles: true }));
  sort.selectedIndex += 1;
  sort.dispatchEvent(new Event('change', { bubbles: true }));
  await scriptLoaded();
  expect(went).toEqual([`/real-estate/list/on/toronto?sort=${sort.value}`]);
});
