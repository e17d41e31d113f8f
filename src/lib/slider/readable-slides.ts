import type { BaseComponent, Components, Splide } from '@splidejs/splide';

const ROLES = ['role', 'aria-roledescription'];

/**
 * An extension of Splide that leaves a list a list. Splide hides slides out of view from screen readers and
 * from the Tab key; in a scrolling strip all of them can be read and reached, and a focused one comes into
 * view. This extension restores that.
 */
export function readableSlides(splide: Splide, { Elements }: Components): BaseComponent {
  const { root, list, slides } = Elements;
  const names = slides.map((slide) => slide.getAttribute('aria-label'));
  const makeReadable = () => {
    for (const element of [root, list, ...slides]) {
      for (const name of ROLES) element.removeAttribute(name);
    }
    for (const [index, slide] of slides.entries()) {
      slide.removeAttribute('aria-hidden');
      if (names[index] === null) slide.removeAttribute('aria-label');
    }
  };
  // Splide does it anew at many occasions: also when a window grows or motion is reduced.
  const changing = new MutationObserver(makeReadable);
  const followFocus = ({ target }: FocusEvent) => {
    const index = slides.findIndex((slide) => target instanceof Node && slide.contains(target));
    if (index >= 0 && !slides[index]?.classList.contains('is-visible')) splide.go(index);
  };
  return {
    mount() {
      splide.on('mounted', makeReadable);
      for (const element of [root, list, ...slides]) {
        changing.observe(element, { attributeFilter: [...ROLES, 'aria-hidden', 'aria-label'] });
      }
      list.addEventListener('focusin', followFocus);
    },
    destroy() {
      changing.disconnect();
      list.removeEventListener('focusin', followFocus);
    },
  };
}
