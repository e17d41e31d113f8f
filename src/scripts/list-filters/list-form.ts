import { readFilterForm } from '#src/domain/search/filter-form.ts';
import { orderBy } from '#src/domain/search/list/list-order.ts';
import {
  type ListRequest,
  listHref,
  listSearch,
  readListPath,
} from '#src/domain/search/list/list-route.ts';
import { listPath } from '#src/domain/routes.ts';
import { debounce } from '#src/lib/debounce.ts';
import { formQuery } from '#src/lib/browser/form-query.ts';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { pageLocale } from '#src/messages/locale.ts';
import { $homesCount, countHomes } from '#src/stores/search/pins/homes-count.ts';
import { shuffleSeed } from '#src/stores/search/panel/shuffle-seed.ts';

const CHOOSING_DELAY_MS = 200;
const TYPING_DELAY_MS = 1000;

/** Fields applied on every change. */
const AT_ONCE = ['type', 'show', 'sort', 'amounts'];

/** The request of the form; undefined when it is sent to no list. */
function requestOf(form: HTMLFormElement): ListRequest | undefined {
  const query = formQuery(form);
  const { pathname } = new URL(form.action);
  const route = readListPath(pathname.slice(listPath().length + 1), query);
  if (route.kind !== 'list') return undefined;
  const { order } = route.request;
  return {
    ...route.request,
    filters: readFilterForm(query),
    order: order.sort === 'random' ? orderBy('random', order.seed ?? shuffleSeed()) : order,
    page: 1,
  };
}

function count(form: HTMLFormElement): void {
  const request = requestOf(form);
  if (!request) return;
  const { today = '' } = form.dataset;
  // A count has no order and no fields.
  const { sortBy: _sort, seed: _seed, fields: _fields, ...search } = listSearch(request, today);
  void countHomes(search);
}

const countSoon = debounce(count, CHOOSING_DELAY_MS);
const countAfterTyping = debounce(count, TYPING_DELAY_MS);

function countText(): string {
  const words = filtersTexts(pageLocale());
  const state = $homesCount.get();
  if (state.kind === 'loading') return words.counting;
  return state.kind === 'ready' ? words.see(state.value) : words.seeHomes;
}

$homesCount.listen(() => {
  for (const button of document.querySelectorAll('[data-see-homes]')) {
    button.textContent = countText();
  }
});

function checkboxes(form: HTMLFormElement, name: string): HTMLInputElement[] {
  return [...form.querySelectorAll<HTMLInputElement>(`input[type=checkbox][name=${name}]`)];
}

/** "All" deselects the others, and they deselect it. */
function syncAllCheckbox(form: HTMLFormElement, field: Element): void {
  const boxes = checkboxes(form, 'home');
  const all = boxes.find(({ value }) => value === '');
  if (!all) return;
  if (field === all) for (const box of boxes) box.checked = box === all;
  else all.checked = boxes.every((box) => box === all || !box.checked);
}

/** Goes to the list that the form asks for, unless it is the one that is shown. */
export function apply(form: HTMLFormElement): void {
  const request = requestOf(form);
  if (!request) return;
  const href = listHref(request);
  if (href !== form.dataset['applied']) location.assign(href);
}

/** Handles a changed field: applies it at once, or counts the homes it leaves. */
function onFieldChange(form: HTMLFormElement, field: Element): void {
  const name = field.getAttribute('name') ?? '';
  if (name === 'show' && checkboxes(form, 'show').every(({ checked }) => !checked)) {
    console.warn('Active and sold homes cannot both be left out.');
    if (field instanceof HTMLInputElement) field.checked = true;
    return;
  }
  if (name === 'home') syncAllCheckbox(form, field);
  if (AT_ONCE.includes(name)) apply(form);
  else countSoon(form);
}

/** Keys that pass the choices of a list or of a group of buttons, each of which is a change. */
const isPassingKey = (key: string) => /^(?:Arrow|Page|Home|End|[^ ]$)/u.test(key);

/** A choice applied on every change, where keys step over others on the way to one. */
const isPassedByKeys = (field: Element) =>
  field.matches('select, [type=radio]') && !field.closest('[data-filter-menu]');

let isPassing = false;
let isWaiting = false;

function applyWaiting(form: HTMLFormElement): void {
  if (isWaiting) apply(form);
  isWaiting = false;
}

/**
 * Takes what happens to the fields: a choice is applied at once, but one that was reached by keys only by
 * Enter or by leaving the field (WCAG 2.2, 3.2.2). A page for each choice on the way would take the focus.
 */
export function onChoice(form: HTMLFormElement, event: Event): void {
  const { type, target } = event;
  if (event instanceof KeyboardEvent) {
    isPassing = isPassingKey(event.key);
    if (event.key === 'Enter') applyWaiting(form);
  }
  if (type === 'pointerdown') isPassing = false;
  if (type === 'focusout') applyWaiting(form);
  if (type !== 'change' || !(target instanceof Element)) return;
  isWaiting = isPassing && isPassedByKeys(target);
  if (!isWaiting) onFieldChange(form, target);
}

/** Handles typed keywords. */
export function onInput(form: HTMLFormElement): void {
  countAfterTyping(form);
}

/** Counts again after choices that were not applied were discarded. */
export function dropFields(form: HTMLFormElement): void {
  countSoon(form);
}
