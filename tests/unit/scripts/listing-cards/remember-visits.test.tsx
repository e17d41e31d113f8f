import { cleanStores } from 'nanostores';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { SaveHeart } from '#src/scripts/listing-cards/SaveHeart.ts';
import { rememberVisits } from '#src/scripts/listing-cards/remember-visits.ts';
import { readViewedHomes } from '#src/stores/listing/viewed-homes.ts';
import { $visitedHomes } from '#src/stores/listing/visited.ts';

/** The visits known to a newly opened page. */
function visitedKeys(): string[] {
  cleanStores($visitedHomes);
  const stop = $visitedHomes.listen(() => undefined);
  const keys = [...$visitedHomes.get()];
  stop();
  return keys;
}

const heart = (mls: string) => `<save-heart data-mls="${mls}" data-board="2"></save-heart>`;

/** A card as a page has it: a link, and a heart with its button. */
const card = (mls: string) =>
  `<article><a href="#${mls}"><span>${mls}</span></a><button></button>${heart(mls)}</article>`;

beforeAll(() => {
  customElements.define('save-heart', SaveHeart);
  rememberVisits();
});

beforeEach(() => {
  window.localStorage.clear();
  window.sessionStorage.clear();
});

afterEach(() => {
  cleanStores($visitedHomes);
  document.body.replaceChildren();
});

function press(selector: string, init: MouseEventInit = {}): void {
  document.body.innerHTML = card('C1');
  const type = init.button ? 'auxclick' : 'click';
  const event = new MouseEvent(type, { bubbles: true, cancelable: true, ...init });
  document.querySelector(selector)?.dispatchEvent(event);
}

test('a listing page marks its home as visited and viewed, but not those of its cards', () => {
  document.body.innerHTML = card('C1') + heart('C0');
  expect(visitedKeys()).toEqual(['C0-2']);
  expect(readViewedHomes()).toMatchObject([{ mlsNumber: 'C0', boardId: 2 }]);
});

test('following a card marks its home as visited, also on the next page', () => {
  press('span');
  expect(visitedKeys()).toEqual(['C1-2']);
  expect(readViewedHomes()).toEqual([]);
});

test('opening a home in another tab marks it as visited', () => {
  press('span', { button: 1 });
  expect(visitedKeys()).toEqual(['C1-2']);
});

test('the context menu and the heart of a card mark nothing as visited', () => {
  press('span', { button: 2 });
  press('button');
  expect(visitedKeys()).toEqual([]);
});

test('a page restored by the browser picks up visits made since', () => {
  const stop = $visitedHomes.listen(() => undefined);
  window.sessionStorage.setItem('realty:visited:C7-2', '');
  window.dispatchEvent(new Event('pageshow'));
  expect([...$visitedHomes.get()]).toEqual(['C7-2']);
  stop();
});
