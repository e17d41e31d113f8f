import { mountSlider, type Slider } from '#src/lib/slider/slider.ts';
import { loadAround, viewerSlides } from './viewer-slides.ts';

type Viewer = {
  show(start: number): void;
  leave(): void;
};

/** Shows the photos of a page one at a time on the whole screen. */
export function viewer(dialog: HTMLDialogElement, gallery: HTMLElement): Viewer {
  const root = dialog.querySelector('section');
  const list = dialog.querySelector('.splide__list');
  const count = dialog.querySelector('[data-count]');
  if (!root || !list || !count) throw new Error('The viewer has no place for photos.');
  let slides: readonly HTMLElement[] = [];
  let slider: Slider | undefined;

  const arrive = (index: number) => {
    count.textContent = `${index + 1} / ${slides.length}`;
    loadAround(slides, index);
  };
  const leave = () => {
    slider?.unmount();
    slider = undefined;
  };
  const onStep = ({ target }: MouseEvent) => {
    const button = target instanceof Element && target.closest<HTMLElement>('[data-step]');
    if (button) slider?.splide.go(button.dataset['step'] ?? '');
  };
  dialog.addEventListener('close', leave);
  dialog.addEventListener('click', onStep);

  return {
    show(start) {
      if (dialog.open) return;
      if (slides.length === 0) {
        slides = viewerSlides(gallery);
        list.replaceChildren(...slides);
      }
      dialog.showModal();
      slider = mountSlider(root, { start, arrows: false }, dialog);
      slider.splide.on('move', arrive);
      arrive(start);
    },
    leave,
  };
}
