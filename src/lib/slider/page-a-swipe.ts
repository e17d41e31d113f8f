import type { BaseComponent, Components, Splide } from '@splidejs/splide';

/** An extension of Splide by which no swipe, however long and quick, moves further than a page. */
export function pageASwipe(splide: Splide, { Controller }: Components): BaseComponent {
  const { toDest } = Controller;
  return {
    mount() {
      Controller.toDest = (position) => {
        const { index, options } = splide;
        const { perPage = 1 } = options;
        return Math.max(index - perPage, Math.min(index + perPage, toDest(position)));
      };
    },
  };
}
