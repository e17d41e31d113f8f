// @vitest-environment happy-dom
import { cleanup, render } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { photoUrl } from '#src/domain/listing/photos/photo.ts';
import { PhotoStrip } from '#src/scripts/listing-cards/PhotoStrip.ts';
import { ListingCard } from '#src/ui/listing/card/ListingCard.tsx';
import { aSummary } from '#tests/support/listings/listing-views.ts';

const KEYS = ['a/1.jpg', 'a/2.jpg', 'a/3.jpg', 'a/4.jpg', 'a/5.jpg'];
const WIDTH_PX = 300;

beforeAll(() => customElements.define('photo-strip', PhotoStrip));
beforeEach(() => vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  document.head.replaceChildren();
});

function aCard(images: string[] = KEYS, mlsNumber = 'C9000001') {
  const listing = aSummary({ images, mlsNumber });
  const { container } = render(createElement(ListingCard, { listing }));
  const article = container.querySelector('article');
  const strip = container.querySelector<HTMLElement>('.photo-slides');
  if (!article || !strip) throw new Error('the card has no photos');
  Object.defineProperty(strip, 'clientWidth', { value: WIDTH_PX });
  const loaded = () => [...strip.querySelectorAll('img')].map((image) => image.hasAttribute('src'));
  const scrollTo = (photo: number) => {
    strip.scrollLeft = photo * WIDTH_PX;
    strip.dispatchEvent(new Event('scroll'));
  };
  return { container, article, strip, loaded, scrollTo };
}

function focus(article: Element): void {
  article.dispatchEvent(new FocusEvent('focusin'));
  vi.advanceTimersByTime(65);
}

test('a card without focus shows one photo and no buttons', () => {
  const { container, strip } = aCard();
  expect(strip.querySelectorAll('img')).toHaveLength(1);
  expect(container.querySelectorAll('button')).toHaveLength(0);
});

test('a card focused for a moment loads its other photos, up to four in all', () => {
  const { article, loaded, strip } = aCard();
  focus(article);
  expect(loaded()).toEqual([true, true, true, true]);
  const second = strip.querySelectorAll('img')[1];
  expect(second?.getAttribute('src')).toBe(photoUrl('a/2.jpg', 350));
});

test('a fifth photo is preloaded for the listing page', () => {
  const setSource = vi.spyOn(HTMLImageElement.prototype, 'src', 'set');
  const { article, strip } = aCard([...KEYS, 'a/6.jpg']);
  setSource.mockClear();
  focus(article);
  const sources = setSource.mock.calls.map(([source]) => source);
  setSource.mockRestore();
  expect(strip.children).toHaveLength(4);
  expect(sources).toEqual(KEYS.slice(1).map((key) => photoUrl(key, 350)));
});

/** A card as the map's overlay holds it (`islands/map/Overlay.tsx`). */
const anOverlay = (card: ReactNode) => createElement('div', { role: 'dialog' }, card);

test('a card in an overlay loads its photos after one second', () => {
  const listing = aSummary({ images: KEYS });
  const card = createElement(ListingCard, { listing });
  const { container } = render(anOverlay(card));
  const photos = () => container.querySelectorAll('img[src]');
  vi.advanceTimersByTime(999);
  expect(photos()).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(photos()).toHaveLength(4);
});

test('a card that the pointer only passes over loads nothing', () => {
  const { article, loaded } = aCard();
  article.dispatchEvent(new PointerEvent('pointerenter', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(40);
  article.dispatchEvent(new PointerEvent('pointerleave', { pointerType: 'mouse' }));
  vi.advanceTimersByTime(1000);
  expect(loaded()).toEqual([true]);
});

test('the page of a focused card is prefetched once', () => {
  const { article } = aCard(KEYS, 'C77');
  focus(article);
  focus(article);
  const links = document.head.querySelectorAll('link[rel=prefetch]');
  expect([...links].map((link) => link.getAttribute('href'))).toEqual([
    expect.stringMatching(/\/real-estate\/detail\/on\/toronto\/.*\/C77\/2$/),
  ]);
});

test('arrow keys move the strip, which announces the current photo', () => {
  const { article, strip, container } = aCard();
  const moves: unknown[] = [];
  strip.scrollTo = ((options: ScrollToOptions) => moves.push(options.left)) as typeof scrollTo;
  focus(article);
  expect(strip.getAttribute('aria-label')).toBe('Photos of 18 Maple Avenue');
  strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowRight' }));
  strip.dispatchEvent(new KeyboardEvent('keydown', { key: 'ArrowLeft' }));
  expect(moves).toEqual([WIDTH_PX, 2 * WIDTH_PX, WIDTH_PX]);
  expect(container.querySelector('.photo-count')?.textContent).toBe('2 / 4');
  expect(container.querySelector('[aria-live]')?.textContent).toBe('Photo 2 of 4');
});

test('the step buttons hide at the first and the last photo', () => {
  const { article, container, scrollTo } = aCard();
  focus(article);
  const [previous, next] = container.querySelectorAll<HTMLButtonElement>('.photo-step');
  expect(previous?.getAttribute('aria-label')).toBe('Previous photo of 18 Maple Avenue');
  expect(next?.getAttribute('aria-label')).toBe('Next photo of 18 Maple Avenue');
  expect([previous?.hidden, next?.hidden]).toEqual([true, false]);
  scrollTo(3);
  expect([previous?.hidden, next?.hidden]).toEqual([false, true]);
});

test('the last photo links to the listing, but only while it is shown', () => {
  const { article, strip, scrollTo } = aCard();
  focus(article);
  const last = strip.lastElementChild;
  expect(last?.textContent).toBe('View More');
  expect([last?.getAttribute('aria-hidden'), last?.getAttribute('tabindex')]).toEqual([
    'true',
    '-1',
  ]);
  scrollTo(3);
  expect([last?.getAttribute('aria-hidden'), last?.getAttribute('tabindex')]).toEqual([
    'false',
    '0',
  ]);
  expect(last?.getAttribute('href')).toMatch(/^\/real-estate\/detail\//);
});

test('a card with one photo has no buttons', () => {
  const { article, container, strip } = aCard(['a/1.jpg']);
  focus(article);
  expect(container.querySelector('button')).toBeNull();
  expect(strip.hasAttribute('tabindex')).toBe(false);
});
