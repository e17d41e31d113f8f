import '../jitless.ts';
import * as z from 'zod/mini';

/** The facts about a photo; null where its source does not give one. */
export const PhotoNote = z.object({
  /** What it shows: one of `PHOTO_SUBJECTS`, whose list is too long for every page that shows a card. */
  subject: z.nullable(z.string()),
  /** Its overall colour, for example `#a5afad`, shown in its place until it has loaded. */
  color: z.nullable(z.string()),
});
export type PhotoNote = z.infer<typeof PhotoNote>;
