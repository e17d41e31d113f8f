import { whenScrollEnds } from '#src/lib/slider/when-scroll-ends.ts';
import { mountSlider } from '#src/lib/slider/slider.ts';

const WIDE_PX = 1024;

/** Lets a carousel's buttons, keys and swipes move it by as much as it shows at once. */
async function slideCarousel(strip: HTMLElement): Promise<void> {
  await whenScrollEnds(strip.querySelector('.splide__track') ?? strip);
  const label = (button: string) => strip.querySelector(button)?.ariaLabel ?? '';
  mountSlider(strip, {
    gap: '1.25rem',
    padding: '0.25rem',
    mediaQuery: 'min',
    breakpoints: { [WIDE_PX]: { perPage: Number(strip.dataset['slides']) } },
    // A mouse selects text; only a finger drags.
    drag: matchMedia('(any-pointer: coarse)').matches,
    i18n: { prev: label('.splide__arrow--prev'), next: label('.splide__arrow--next') },
  });
}

for (const strip of document.querySelectorAll<HTMLElement>('carousel-strip')) {
  void slideCarousel(strip);
}
