import { atRest } from '#src/lib/slider/at-rest.ts';
import type { Slider } from '#src/lib/slider/slider.ts';
import { loadSlider } from './load-slider.ts';

/** Wider windows show the photos as a mosaic. */
const NARROW = '(width < 900px)';

/** Slides the photos of a page while the window is narrow. Returns what gives them back to scrolling. */
export function slideGallery(gallery: HTMLElement): () => void {
  const narrow = matchMedia(NARROW);
  let slider: Slider | undefined;
  let isLeft = false;
  const follow = async () => {
    // The viewer of the photos, which wide windows have too, will want it.
    const { mountSlider } = await loadSlider();
    const track = gallery.querySelector('.splide__track');
    if (narrow.matches && track) {
      await atRest(track);
      if (narrow.matches && !isLeft)
        slider ??= mountSlider(gallery, { gap: '0.5rem', arrows: false });
    } else {
      slider?.unmount();
      slider = undefined;
    }
  };
  const tryToFollow = () => {
    follow().catch((error: unknown) => {
      console.info('The photos scroll: their slider could not be loaded.', error);
    });
  };
  narrow.addEventListener('change', tryToFollow);
  tryToFollow();
  return () => {
    isLeft = true;
    narrow.removeEventListener('change', tryToFollow);
    slider?.unmount();
  };
}
