import { slideGallery } from './slide-gallery.ts';
import { viewer } from './viewer.ts';

export type PhotoSliders = {
  /** Shows a photo on the whole screen. */
  show(start: number): void;
  leave(): void;
};

/** Slides the photos of a page, in it and on the whole screen. */
export function slidePhotos(page: HTMLElement): PhotoSliders {
  const gallery = page.querySelector<HTMLElement>('[data-gallery]');
  const dialog = page.querySelector('dialog');
  if (!gallery || !dialog) throw new Error('The photos have no place on the page.');
  const leaveGallery = slideGallery(gallery);
  const { show, leave } = viewer(dialog, gallery);
  return {
    show,
    leave() {
      leaveGallery();
      leave();
    },
  };
}
