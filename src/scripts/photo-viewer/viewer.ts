import { mountSlider, type Slider } from '#src/lib/slider/slider.ts';
import { loadAround, viewerSlides } from './viewer-slides.ts';
import { photoZoom, type Zoom } from './zoom.ts';
import { markThumbnail, viewerThumbnails } from './viewer-thumbnails.ts';

type Viewer = {
  show(start: number): void;
  leave(): void;
};

/** Shows the photos of a page one at a time on the whole screen. */
export function viewer(dialog: HTMLDialogElement, gallery: HTMLElement): Viewer {
  const root = dialog.querySelector('section');
  const list = dialog.querySelector('.splide__list');
  const count = dialog.querySelector('[data-count]');
  const strip = dialog.querySelector('[data-thumbnails]');
  const caption = dialog.querySelector('[data-caption]');
  const track = dialog.querySelector<HTMLElement>('.splide__track');
  if (!root || !list || !count || !strip || !caption || !track)
    throw new Error('The viewer has no place for photos.');
  let slides: readonly HTMLElement[] = [];
  let thumbnails: readonly HTMLElement[] = [];
  let slider: Slider | undefined;
  let zoom: Zoom | undefined;

  const arrive = (index: number) => {
    count.textContent = `${index + 1} / ${slides.length}`;
    caption.textContent = slides[index]?.querySelector('img')?.alt ?? '';
    zoom?.follow(slides[index]);
    loadAround(slides, index);
    markThumbnail(thumbnails, index);
  };
  const leave = () => {
    zoom?.leave();
    zoom = undefined;
    slider?.unmount();
    slider = undefined;
  };
  const onStep = ({ target }: MouseEvent) => {
    if (!(target instanceof Element)) return;
    const { step, thumbnail } =
      target.closest<HTMLElement>('[data-step], [data-thumbnail]')?.dataset ?? {};
    if (step) slider?.splide.go(step);
    if (thumbnail) slider?.splide.go(Number(thumbnail));
  };
  dialog.addEventListener('close', leave);
  dialog.addEventListener('click', onStep);

  return {
    show(start) {
      if (dialog.open) return;
      if (slides.length === 0) {
        slides = viewerSlides(gallery);
        list.replaceChildren(...slides);
        thumbnails = viewerThumbnails(gallery);
        strip.replaceChildren(...thumbnails);
      }
      dialog.showModal();
      slider = mountSlider(root, { start, arrows: false }, dialog);
      slider.splide.on('move', arrive);
      zoom = photoZoom(dialog, track, (isZoomed) =>
        dialog.toggleAttribute('data-zoomed', isZoomed),
      );
      arrive(start);
    },
    leave,
  };
}
