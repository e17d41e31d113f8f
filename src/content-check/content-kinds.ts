import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';
import { fontPath } from '../content-folder/font-path.ts';
import { boardsFile } from '../content-schemas/boards.ts';
import { brand } from '../content-schemas/brand.ts';
import { design } from '../content-schemas/design.ts';
import {
  contactPage,
  documentPage,
  exitOffer,
  homePage,
  marketingPage,
  plainPage,
} from '../content-schemas/pages.ts';
import { placesFile } from '../content-schemas/places.ts';
import { ratings, realtor, review } from '../content-schemas/people.ts';

const EXAMPLE = 'For example: ./devon-achebe.jpg';

/** The name of a picture that lies beside the files of realtors. */
function photoFile(folder: string) {
  const error = `must be ./ followed by the name of a picture that ends in .jpg, .png or .webp. ${EXAMPLE}`;
  return z
    .string({ error })
    .regex(/^\.\/[a-z0-9-]+\.(jpg|png|webp)$/, { error, abort: true })
    .refine((name) => existsSync(join(folder, 'realtors', name)), {
      error: `must name a picture in content/realtors. ${EXAMPLE}`,
    });
}

/** A review that names an unknown realtor would be shown nowhere. */
const reviewIn = (folder: string) =>
  review.refine(
    ({ realtor: id }) => id === undefined || existsSync(join(folder, 'realtors', `${id}.md`)),
    {
      path: ['realtor'],
      error: 'must name a file in content/realtors, without .md. For example: devon-achebe',
    },
  );

/** Whether a typeface is available: from a package, or from the folder fonts of the brokerage. */
const fontIn = (folder: string) => (file: string) => fontPath(file, folder) !== undefined;

type Kind = {
  /** Below content/, for example reviews/sam-lee.md. */
  readonly files: RegExp;
  /** @param folder that of the content */
  readonly schema: (folder: string) => z.ZodType;
  /** Whether the words below the dashes are the purpose of the file. */
  readonly needsWords?: boolean;
};

const inPublic = (folder: string) => (path: string) =>
  existsSync(join(folder, 'site/public', path));

/** Each kind of file, and its rules; src/content.config.ts gives the same to the pages. */
const KINDS: readonly Kind[] = [
  { files: /^reviews\/[^/]+\.md$/, schema: reviewIn, needsWords: true },
  {
    files: /^realtors\/[^/]+\.md$/,
    schema: (folder) => realtor(photoFile(folder)),
    needsWords: true,
  },
  { files: /^pages\/[^/]+\.md$/, schema: () => documentPage, needsWords: true },
  { files: /^pages\/home\.yaml$/, schema: () => homePage },
  { files: /^pages\/contact\.yaml$/, schema: () => contactPage },
  { files: /^pages\/(about|buying|selling)\.yaml$/, schema: () => marketingPage },
  { files: /^pages\/(team|reviews)\.yaml$/, schema: () => plainPage },
  { files: /^site\/boards\.json$/, schema: (folder) => boardsFile(inPublic(folder)) },
  { files: /^site\/brand\.yaml$/, schema: () => brand },
  { files: /^site\/places\.yaml$/, schema: () => placesFile },
  { files: /^site\/design\.yaml$/, schema: (folder) => design(fontIn(folder)) },
  { files: /^site\/ratings\.yaml$/, schema: () => ratings },
  { files: /^site\/exit-offer\.yaml$/, schema: () => exitOffer },
];

/** Files that a page cannot do without. */
export const REQUIRED_FILES: readonly string[] = [
  ...['about', 'buying', 'selling', 'home', 'contact', 'team', 'reviews'].map(
    (name) => `pages/${name}.yaml`,
  ),
  'pages/accessibility.md',
  'site/boards.json',
  'site/logo.svg',
  ...['favicon.svg', 'apple-touch-icon.png', 'share.jpg'].map((name) => `site/public/${name}`),
  ...['any-192', 'any-512', 'maskable-512'].map((name) => `site/public/icons/${name}.png`),
  ...['narrow', 'wide'].map((name) => `site/public/screenshots/${name}.webp`),
  ...['brand', 'places', 'design', 'ratings', 'exit-offer'].map((name) => `site/${name}.yaml`),
];

/** The kind of a file by its path below content/; none for a file that no page reads. */
export function kindOf(path: string): Kind | undefined {
  return KINDS.find(({ files }) => files.test(path));
}
