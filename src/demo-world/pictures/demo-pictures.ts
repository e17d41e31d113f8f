import type { Drawing, PictureSource } from '#src/server/images/picture-source.ts';
import { ART_NAMES } from './art/marketing-art.ts';
import { photoPicture } from './photo-picture.ts';
import { drawPicture } from './picture-drawings.ts';
import { type DrawingSpec, drawingKey } from './picture-spec.ts';

/** A drawing as the images of the server know it. */
export function drawnPicture(spec: DrawingSpec): Drawing {
  return { key: drawingKey(spec), draw: () => drawPicture(spec) };
}

/** Photos of the demo listings, portraits and art of the pages, all of them drawn. */
export function demoPictures(): PictureSource {
  return {
    photo: (listing, number) => drawnPicture(photoPicture(listing, number)),
    portrait: (traits) => drawnPicture({ family: 'portrait', traits }),
    art: (artName) => {
      const name = ART_NAMES.find((each) => each === artName);
      return name === undefined ? undefined : drawnPicture({ family: 'art', name });
    },
  };
}
