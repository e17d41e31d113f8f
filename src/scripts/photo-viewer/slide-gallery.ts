import { whenScrollEnds } from '#src/lib/slider/when-scroll-ends.ts';
import { mountSlider, type Slider } from '#src/lib/slider/slider.ts';

/** Wider windows show the photos as a mosaic. */
const NARROW = '(width < 56.25rem)';

/** Slides the photos of a page while the window is narrow. Returns a function that restores scrolling. */
export function slideGallery(gallery: HTMLElement): () => void {
  const narrow = matchMedia(NARROW);
  let slider: Slider | undefined;
  let isLeft = false;
  const unmount = () => {
    slider?.unmount();
    slider = undefined;
  };
  const follow = async () => {
    if (!narrow.matches) return unmount();
    await whenScrollEnds(gallery.querySelector('.splide__track') ?? gallery);
    if (!narrow.matches || isLeft) return;
    slider ??= mountSlider(gallery, { gap: '0.5rem', arrows: false });
  };
  const onChange = () => void follow();
  narrow.addEventListener('change', onChange);
  onChange();
  return () => {
    isLeft = true;
    narrow.removeEventListener('change', onChange);
    unmount();
  };
}
