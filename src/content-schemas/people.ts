import { z } from 'astro/zod';
import { day, oneOf, text, wholeNumber } from './fields.ts';

const RATING = /^[a-z]+_[1-5]$/;

/** One review; the file's name is its id, the text below the dashes its body. */
export const review = z.strictObject({
  name: text({ about: 'who wrote it', example: 'Amara Okafor' }, 80),
  rating: text({ about: 'the platform and the stars', example: 'google_5' }, 40).regex(
    RATING,
    'must end in _1 to _5, the number of stars. For example: google_5',
  ),
  platform: text({ about: 'where it was written', example: 'Google' }, 40),
  date: day('the day it was written'),
  city: text({ about: 'where the home is', example: 'Toronto' }, 80).optional(),
});

const photo = z.strictObject({
  src: text({ about: 'the address of the picture', example: '/images/portraits/amara.jpg?w=480' }),
  fallback: text({
    about: 'the same picture as JPEG, for old browsers',
    example: '/images/portraits/amara.jpg?w=480&f=jpg',
  }),
  alt: text({ about: 'what the picture shows', example: 'Portrait of Amara Okafor' }, 120),
});

const button = z.strictObject({
  id: text({ about: 'a word that no other button of this person has', example: 'write' }, 40),
  label: text({ about: 'the words of the button', example: 'Write to Amara' }, 60),
  link: text({
    about: 'an e-mail address, tel: number or https:// address',
    example: 'tel:+14165550148',
  }),
  email: z
    .boolean({ error: 'must be true or false: whether the link is an e-mail address' })
    .describe('whether the link is an e-mail address'),
});

/** One realtor; the file's name is the id and the address of the person's page. */
export const realtor = z.strictObject({
  title: text({ about: 'the person’s name', example: 'Devon Achebe' }, 80),
  area: text({ about: 'the streets the person knows', example: 'Toronto, the west end' }, 120),
  order: wholeNumber('the place in the list', 1),
  style: oneOf('on which side the portrait stands', ['portrait-left', 'portrait-right']),
  photos: z
    .array(photo, { error: 'must be a list of pictures, each with src, fallback and alt' })
    .min(1, 'must have at least one picture'),
  buttons: z.array(button, {
    error: 'must be a list of buttons, each with id, label, link and email',
  }),
});

/** The overall rating, from one source on one day. */
export const ratings = z.strictObject({
  average: z
    .number({ error: 'must be a number from 1 to 5. For example: 4.9' })
    .min(1)
    .max(5)
    .describe('the average of all reviews'),
  count: wholeNumber('how many reviews there are, rounded down', 400),
  source: text({ about: 'where the two figures come from', example: 'Google Business profile' }),
  date: day('the day they were read'),
});
