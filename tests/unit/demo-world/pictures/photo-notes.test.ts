import sharp from 'sharp';
import { expect, test } from 'vitest';
import { photoPicture } from '#src/demo-world/pictures/photo-picture.ts';
import { demoPhotoNotes } from '#src/demo-world/pictures/photo-notes.ts';
import { drawPicture } from '#src/demo-world/pictures/picture-drawings.ts';
import { aListing } from '#tests/support/listings/listings.ts';

const room = (description: string) => ({
  description,
  level: 'Main',
  length: '4.00 m',
  width: '3.00 m',
});

const home = aListing({
  images: Array.from({ length: 7 }, (_, at) => `listings/2/C9000001/${at + 1}.jpg`),
  rooms: [room('Living'), room('Kitchen')],
});

test('each photo note names what is drawn, the last one the floor plan', () => {
  expect(demoPhotoNotes(home).map(({ subject }) => subject)).toEqual([
    'Front of Structure',
    'Living Room',
    'Kitchen',
    'Master Bedroom',
    'Bathroom',
    'Bedroom',
    'Floor Plan',
  ]);
});

/** The red, green and blue of a colour such as `#a5afad`. */
const channelsOf = (color: string) => [...Buffer.from(color.slice(1), 'hex')];

test('the noted colour of a photo is near that of its drawing', async () => {
  const notes = demoPhotoNotes(home);
  for (const [index, { color }] of notes.entries()) {
    const svg = Buffer.from(drawPicture(photoPicture(home, index + 1)));
    const small = await sharp(svg).resize({ width: 60 }).flatten().png().toBuffer();
    const pixel = await sharp(small).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    for (const [channel, value] of channelsOf(color ?? '').entries()) {
      expect(Math.abs((pixel[channel] ?? 0) - value), `photo ${index + 1}`).toBeLessThan(64);
    }
  }
});
