import { z } from 'astro/zod';
import { day, link, oneOf, text, url } from './fields.ts';

/** The real estate association lets nobody be found by its trademarks: they stay out of what search engines list. */
function withoutTrademarks(field: z.ZodString, example: string) {
  return field.regex(/^(?!.*\b(?:MLS|REALTORS?)\b)/is, {
    error: `must not contain MLS or REALTOR, which may be in the text of a page only. For example: ${example}`,
  });
}

const title = withoutTrademarks(
  text({ about: 'the title in the browser tab', example: 'Buying a home' }, 70),
  'Our agents',
);
const description = withoutTrademarks(
  text(
    { about: 'one or two sentences for search engines', example: 'How we help you buy a home.' },
    180,
  ),
  'The agents of our brokerage and the streets they know.',
);
const heading = text({ about: 'a heading', example: 'Buy the house, not the story' }, 100);
const eyebrow = text({ about: 'a word or two above the heading', example: 'Buying' }, 40);
const paragraph = text({ about: 'a paragraph', example: 'We show you what homes sold for.' }, 500);
const point = text({ about: 'a short line', example: 'Prices on the pins' }, 120);
const art = oneOf('the picture beside the text', [
  'map',
  'lending',
  'home-hero',
  'buying',
  'selling',
  'about',
  'team',
  'mortgage',
  'neighbourhood',
]);

const blocks = z
  .array(
    z.strictObject({
      eyebrow,
      title: heading,
      text: paragraph,
      points: z.array(point).min(1),
      art,
      action: link,
    }),
  )
  .min(1);
/** The link to get pre-approved; its target is a fact of the brand. */
const preApproval = z.strictObject({ title: heading, text: paragraph });
/** The text beside the contact form. */
const closing = z.strictObject({ title: heading, text: paragraph });

/** The home page. */
export const homePage = z.strictObject({
  title,
  description,
  blocks,
  closing,
  search: z.strictObject({ title: heading, text: paragraph }),
});

/** About, Buying and Selling: one form for the three. */
export const marketingPage = z.strictObject({
  title,
  description,
  hero: z.strictObject({ eyebrow, title: heading, text: paragraph, art, action: link }),
  why: z.strictObject({
    title: heading,
    points: z.array(z.strictObject({ title: heading, text: paragraph })).min(1),
  }),
  blocks,
  preApproval,
  closing,
});

/** The contact page. */
export const contactPage = z.strictObject({
  title,
  description,
  heading,
  subtitle: paragraph,
  answer: paragraph,
  ways: z
    .array(
      z.strictObject({
        title: heading,
        text: point,
        note: point,
        url: url('the target of a click'),
      }),
    )
    .min(1),
});

/** A page that is a heading, some words and a list made from other files. */
export const plainPage = z.strictObject({
  title,
  description,
  heading,
  text: paragraph,
  art: art.optional(),
});

/** A page of plain words, which stand below the dashes. */
export const documentPage = z.strictObject({
  title,
  description,
  heading,
  updated: day('the date the text was last changed'),
});

/** The offer to a visitor who is about to leave. */
export const exitOffer = z.strictObject({
  title: heading,
  text: paragraph,
  phoneLabel: text(
    { about: 'the text before the phone number', example: 'Or talk to a person' },
    60,
  ),
  action: link,
  dismiss: text({ about: 'the text of the button that closes it', example: 'No, thanks' }, 60),
});
