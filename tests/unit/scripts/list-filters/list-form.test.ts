// @vitest-environment happy-dom
import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { connectHttp } from '#src/clients/http.ts';
import { defaultFilters, type SearchFilters } from '#src/domain/search/filters/registry.ts';
import { DEFAULT_ORDER } from '#src/domain/search/list/list-order.ts';
import { FilterForm } from '#src/views/list/filter-form/FilterForm.tsx';
import { apply, onChoice } from '#src/scripts/list-filters/list-form.ts';

const LIST = '/real-estate/list/on/toronto';
const place = { province: { code: 'ON', name: 'Ontario' }, citySlug: 'toronto' };

const went: string[] = [];
const bodies: unknown[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  vi.spyOn(location, 'assign').mockImplementation((href) => {
    went.push(String(href));
  });
  connectHttp(async (_url, { body }) => {
    bodies.push(JSON.parse(String(body)));
    return Response.json({ count: 12 });
  });
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  connectHttp(undefined);
  document.body.replaceChildren();
  went.length = 0;
  bodies.length = 0;
});

/** The form as the server renders it: no React handles its changes. */
function aForm(filters: Partial<SearchFilters> = {}): HTMLFormElement {
  const request = {
    place,
    filters: { ...defaultFilters('sale'), ...filters },
    order: DEFAULT_ORDER,
    page: 2,
  };
  const props = { request, today: '2026-10-21', isSortable: true };
  document.body.innerHTML = renderToStaticMarkup(createElement(FilterForm, props));
  const form = document.querySelector('form');
  if (!form) throw new Error('there is no form');
  return form;
}

function field(form: HTMLFormElement, name: string, value: string): HTMLInputElement {
  const checkbox = form.querySelector<HTMLInputElement>(`[name="${name}"][value="${value}"]`);
  if (!checkbox) throw new Error(`there is no ${name} ${value}`);
  return checkbox;
}

/** Sends the form the event of a changed field. */
function change(form: HTMLFormElement, changed: Element): void {
  const event = new Event('change', { bubbles: true });
  changed.dispatchEvent(event);
  onChoice(form, event);
}

function choose(form: HTMLFormElement, name: string, value: string): void {
  const input = field(form, name, value);
  input.checked = input.type === 'radio' || !input.checked;
  change(form, input);
}

test('an unchanged form does not navigate', () => {
  apply(aForm({ minBeds: 2 }));
  expect(went).toEqual([]);
});

test('a chosen filter leads to the first page of the list', () => {
  const form = aForm();
  choose(form, 'beds', '3');
  expect(went).toEqual([]);
  apply(form);
  expect(went).toEqual([`${LIST}?beds=3`]);
});

test('switching to leases applies at once and drops the sale prices', () => {
  choose(aForm({ minPrice: 500_000 }), 'type', 'lease');
  expect(went).toEqual([`${LIST}?type=lease`]);
});

test('showing sold homes applies at once', () => {
  choose(aForm(), 'show', 'sold');
  expect(went).toEqual([`${LIST}?show=active&show=sold`]);
});

test('active and sold homes cannot both be deselected', () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const form = aForm();
  choose(form, 'show', 'active');
  expect(field(form, 'show', 'active').checked).toBe(true);
  expect([warn.mock.calls.length, went]).toEqual([1, []]);
});

test('a sort order is applied at once', () => {
  const form = aForm();
  const sort = form.querySelector<HTMLSelectElement>('select[name=sort]');
  if (!sort) throw new Error('there is no sort');
  sort.value = 'listPriceAsc';
  change(form, sort);
  expect(went).toEqual([`${LIST}?sort=listPriceAsc`]);
});

test('All and the specific home types exclude each other', () => {
  const form = aForm();
  choose(form, 'home', 'detached');
  choose(form, 'home', 'other');
  expect(field(form, 'home', '').checked).toBe(false);
  choose(form, 'home', '');
  expect(field(form, 'home', 'detached').checked).toBe(false);
  choose(form, 'home', 'detached');
  choose(form, 'home', 'detached');
  expect(field(form, 'home', '').checked).toBe(true);
});

test('the buttons show the number of matching homes, fetched once per burst of changes', async () => {
  const form = aForm();
  choose(form, 'beds', '2');
  choose(form, 'beds', '3');
  await vi.advanceTimersByTimeAsync(250);
  expect(bodies).toEqual([
    expect.objectContaining({ minBedrooms: 3, city: ['toronto'], state: ['ON'], status: ['A'] }),
  ]);
  const texts = [...form.querySelectorAll('[data-see-homes]')].map((each) => each.textContent);
  expect(new Set(texts)).toEqual(new Set(['See 12 homes']));
});
