// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { mountSlider, type Slider } from '#src/lib/slider/slider.ts';

let slider: Slider | undefined;
afterEach(() => {
  slider?.unmount();
  slider = undefined;
  document.body.replaceChildren();
});

/** A strip of five links, moved by Splide without any motion. */
function aStrip() {
  const links = [1, 2, 3, 4, 5].map((n) => `<li><a href="#${n}"><img loading="lazy"></a></li>`);
  document.body.innerHTML = `<div><section class="splide__track" tabindex="0" aria-label="People">
    <ul class="splide__list" aria-label="5 people">${links.join('')}</ul></section></div>`;
  const root = document.body.firstElementChild as HTMLElement;
  const track = root.querySelector('section') as HTMLElement;
  slider = mountSlider(root, { arrows: false, speed: 0 });
  return { root, track, list: track.querySelector('ul') as HTMLElement, slider };
}

const press = (target: Element, key: string, more: KeyboardEventInit = {}) =>
  target.dispatchEvent(
    new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true, ...more }),
  );

test('arrow, Home and End keys move the slider, which stops at its ends', () => {
  const { track, slider: it } = aStrip();
  const at = (key: string) => {
    press(track, key);
    return it.splide.index;
  };
  expect(['ArrowLeft', 'ArrowRight', 'End', 'ArrowRight', 'Home'].map(at)).toEqual([0, 1, 4, 4, 0]);
});

test('a key with a modifier is left to the browser', () => {
  const { track, slider: it } = aStrip();
  expect(press(track, 'ArrowRight', { altKey: true })).toBe(true);
  expect(press(track, 'ArrowRight')).toBe(false);
  expect(it.splide.index).toBe(1);
});

test('one sideways gesture is one step, and vertical scrolling is none', () => {
  const { track, slider: it } = aStrip();
  const scroll = (deltaX: number, deltaY: number) =>
    track.dispatchEvent(new WheelEvent('wheel', { deltaX, deltaY, cancelable: true }));
  expect(scroll(2, 40)).toBe(true);
  expect(it.splide.index).toBe(0);
  expect(scroll(40, 2)).toBe(false);
  scroll(30, 0);
  expect(it.splide.index).toBe(1);
});

test('roles and hiding added by Splide are removed from the list', async () => {
  const { root, list, slider: it } = aStrip();
  it.splide.go(2);
  it.splide.options = { perPage: 2 };
  it.splide.refresh();
  await new Promise((resolve) => setTimeout(resolve));
  expect(list.getAttribute('role')).toBeNull();
  expect(root.querySelectorAll('[role], [aria-roledescription], [aria-hidden]')).toHaveLength(0);
  expect(root.querySelectorAll('[tabindex="-1"]')).toHaveLength(0);
});

test('only the photo in view and those beside it load eagerly', () => {
  const { list, slider: it } = aStrip();
  const eager = () =>
    [...list.querySelectorAll('img')].map((image) => image.getAttribute('loading') === 'eager');
  expect(eager()).toEqual([true, true, false, false, false]);
  it.splide.go(1);
  expect(eager()).toEqual([true, true, true, false, false]);
});

test('unmounting restores the strip', () => {
  const { root, track, list, slider: it } = aStrip();
  it.unmount();
  slider = undefined;
  expect(root.classList.contains('splide')).toBe(false);
  const labels = [track, list].map((element) => element.getAttribute('aria-label'));
  expect([track.tabIndex, ...labels]).toEqual([0, 'People', '5 people']);
  expect(list.getAttribute('style') ?? '').toBe('');
});
