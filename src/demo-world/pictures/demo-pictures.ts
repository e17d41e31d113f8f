import type { Drawing, PictureSource } from '#src/server/images/picture-source.ts';
import { ART_NAMES } from './art/marketing-art.ts';
import { photoPicture } from './photo-picture.ts';
import { type DrawingSpec, drawingKey } from './picture-spec.ts';
import { drawingThread } from './thread/drawing-thread.ts';

/** Photos of the demo listings, portraits and art of the pages, all of them drawn. */
export function demoPictures(): PictureSource {
  const thread = drawingThread();
  const drawnPicture = (spec: DrawingSpec): Drawing => ({
    key: drawingKey(spec),
    draw: () => thread.draw(spec),
  });
  return {
    photo: (listing, number) => drawnPicture(photoPicture(listing, number)),
    portrait: (traits) => drawnPicture({ family: 'portrait', traits }),
    art: (artName) => {
      const name = ART_NAMES.find((each) => each === artName);
      return name === undefined ? undefined : drawnPicture({ family: 'art', name });
    },
  };
}
