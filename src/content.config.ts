import { pathToFileURL } from 'node:url';
import { defineCollection } from 'astro:content';
import { glob } from 'astro/loaders';
import { contentDir } from './content-folder/content-dir.mjs';
import { brand } from './content-schemas/brand.ts';
import {
  contactPage,
  documentPage,
  exitOffer,
  homePage,
  marketingPage,
  plainPage,
} from './content-schemas/pages.ts';
import { ratings, realtor, review } from './content-schemas/people.ts';

const CONTENT = pathToFileURL(`${contentDir()}/`);

/** Files of a folder of the content, by their names. */
const files = (folder: string, pattern: string) =>
  glob({ pattern, base: new URL(folder, CONTENT) });

/** What editors write, each kind with its rules; the README of content/ tells how. */
export const collections = {
  site: defineCollection({ loader: files('site', 'brand.yaml'), schema: brand }),
  ratings: defineCollection({ loader: files('site', 'ratings.yaml'), schema: ratings }),
  exitOffer: defineCollection({ loader: files('site', 'exit-offer.yaml'), schema: exitOffer }),
  reviews: defineCollection({ loader: files('reviews', '*.md'), schema: review }),
  realtors: defineCollection({
    loader: files('realtors', '*.md'),
    schema: ({ image }) => realtor(image()),
  }),
  home: defineCollection({ loader: files('pages', 'home.yaml'), schema: homePage }),
  documents: defineCollection({ loader: files('pages', '*.md'), schema: documentPage }),
  marketing: defineCollection({
    loader: files('pages', '{about,buying,selling}.yaml'),
    schema: marketingPage,
  }),
  contact: defineCollection({ loader: files('pages', 'contact.yaml'), schema: contactPage }),
  plain: defineCollection({ loader: files('pages', '{team,reviews}.yaml'), schema: plainPage }),
};
