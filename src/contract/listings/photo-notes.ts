import '../jitless.ts';
import * as z from 'zod/mini';

/** What is known of a photo; null where its source does not tell. */
export const PhotoNote = z.object({
  /** What it shows: one of `PHOTO_SUBJECTS`, whose list is too long for every page that shows a card. */
  subject: z.nullable(z.string()),
  /** The colour it is on the whole, such as `#a5afad`, to stand in its place until it has come. */
  color: z.nullable(z.string()),
});
export type PhotoNote = z.infer<typeof PhotoNote>;
