import type { Picture, PictureSource } from '#src/server/images/picture-source.ts';

function swatch(key: string): Picture {
  return {
    key,
    draw: () =>
      `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 6"><title>${key}</title><rect width="8" height="6" fill="#8a9"/></svg>`,
  };
}

/** Pictures that differ only by their key. */
export function fixturePictures(): PictureSource {
  return {
    photo: ({ boardId, mlsNumber }, number) => swatch(`photo-${boardId}-${mlsNumber}-${number}`),
    portrait: (traits) => swatch(`portrait-${Object.values(traits).join('-')}`),
    art: (name) => (name === 'home-hero' ? swatch(`art-${name}`) : undefined),
  };
}
