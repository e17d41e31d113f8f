import { z } from 'astro/zod';
import { REALTOR_ID_PATTERN } from '#src/contract/lead/limits.ts';
import { day, emailAddress, oneOf, text, url, wholeNumber } from './fields.ts';
import { OPEN_HOURS_PATTERN, WEEKDAYS } from '#src/domain/showing/open-hours.ts';
import { portrait } from './portrait.ts';

/** "Toronto, ON" or "ON". */
const SERVED_AREA = /^(?:[^,]+, )?[A-Z]{2}$/;

const RATING = /^[a-z]+_[1-5]$/;

const REALTOR = 'must be the name of a file in realtors/, without .md. For example: devon-achebe';

/** One review; the file's name is its id, the text below the dashes its body. */
export const review = z.strictObject({
  name: text({ about: 'who wrote it', example: 'Amara Okafor' }, 80),
  rating: text({ about: 'the platform and the number of stars', example: 'google_5' }, 40).regex(
    RATING,
    'must end in _1 to _5 for the number of stars. For example: google_5',
  ),
  platform: text({ about: 'the platform it was written on', example: 'Google' }, 40),
  date: day('the date it was written'),
  city: text({ about: 'where the home is', example: 'Toronto' }, 80).optional(),
  realtor: z
    .string({ error: REALTOR })
    .regex(REALTOR_ID_PATTERN, REALTOR)
    .describe('the realtor it is about')
    .optional(),
});

const button = z
  .strictObject({
    id: text(
      { about: 'a word that no other button of this person uses as its id', example: 'write' },
      40,
    ),
    label: text({ about: 'the text of the button', example: 'Write to Amara' }, 60),
    link: z
      .string({
        error:
          'must start with tel:+ or https://, or be an email address. For example: tel:+14165550148',
      })
      .describe('an email address, a tel: number or an https:// address'),
    email: z
      .boolean({
        error: 'must be true or false: whether the link is an email address. For example: true',
      })
      .describe('whether the link is an email address'),
  })
  .superRefine(({ link, email }, context) => {
    const address = email ? emailAddress('because email is true') : url('because email is false');
    const message = address.safeParse(link).error?.issues[0]?.message;
    if (message) context.addIssue({ code: 'custom', path: ['link'], message });
  });

const HOURS =
  'must be a start time and an end time, with two digits for hours and minutes. For example: 10:00-19:00';

/** When showings can be asked of a person, by the clocks of the homes; days that are left out are closed. */
const openHours = z
  .partialRecord(
    z.enum(WEEKDAYS, { error: `must be a day of the week, such as ${WEEKDAYS[1]}` }),
    z
      .string({ error: HOURS })
      .regex(OPEN_HOURS_PATTERN, HOURS)
      .refine((range) => range.slice(0, 5) < range.slice(6), {
        error: 'must end after it starts. For example: 10:00-19:00',
      }),
    { error: 'must be a list of days with their hours. For example: monday: 10:00-19:00' },
  )
  .describe('when this person is available for showings');

/**
 * One realtor; the file's name is the id and the address of the person's page. The photo is a file beside
 * it and wins over the drawing; the site's build supplies the schema for the photo's file.
 */
export function realtor<Photo extends z.ZodType>(photoFile: Photo) {
  return z
    .strictObject({
      title: text({ about: 'the person’s name', example: 'Devon Achebe' }, 80),
      designation: text(
        {
          about: 'what the person is registered as, which advertising rules want beside the name',
          example: 'Sales Representative',
        },
        60,
      ),
      area: text({ about: 'the area the person knows', example: 'Toronto, the west end' }, 120),
      serves: z
        .array(
          z
            .string()
            .regex(
              SERVED_AREA,
              'must be a city with its province, or only a province. For example: Toronto, ON',
            ),
          { error: 'must be a list of cities and provinces. For example: [Toronto, ON]' },
        )
        .describe('the cities and provinces whose sellers this person answers')
        .default([]),
      languages: z
        .array(text({ about: 'a language the person speaks', example: 'Punjabi' }, 40), {
          error: 'must be a list of languages. For example: [English, French]',
        })
        .min(1, 'must name at least one language. For example: [English]')
        .describe('the languages the person speaks with clients')
        .default(['English']),
      hours: openHours.optional(),
      order: wholeNumber('the position in the list', 1),
      style: oneOf('the side the portrait is on', ['portrait-left', 'portrait-right']),
      photo: photoFile.optional(),
      portrait: portrait.optional(),
      buttons: z.array(button, {
        error: 'must be a list of buttons, each with id, label, link and email',
      }),
    })
    .refine((person) => person.photo !== undefined || person.portrait !== undefined, {
      path: ['portrait'],
      error:
        'must describe how to draw the person, or photo must name a picture. For example: photo: ./devon-achebe.jpg',
    });
}

/** The overall rating, from one source on one day. */
export const ratings = z.strictObject({
  average: z
    .number({ error: 'must be a number from 1 to 5. For example: 4.9' })
    .min(1, 'must be a number from 1 to 5. For example: 4.9')
    .max(5, 'must be a number from 1 to 5. For example: 4.9')
    .describe('the average of all reviews'),
  count: wholeNumber('how many reviews there are, rounded down', 400),
  source: text({ about: 'the source of the two figures', example: 'Google Business profile' }),
  date: day('the date the figures were read'),
});
