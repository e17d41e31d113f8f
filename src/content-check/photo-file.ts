import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { z } from 'astro/zod';

const EXAMPLE = 'For example: ./devon-achebe.jpg';

/** The name of a picture that lies beside the files of realtors. */
export function photoFile(root: string) {
  const error = `must be ./ and the name of a picture that ends in .jpg, .png or .webp. ${EXAMPLE}`;
  return z
    .string({ error })
    .regex(/^\.\/[a-z0-9-]+\.(jpg|png|webp)$/, { error, abort: true })
    .refine((name) => existsSync(join(root, 'content/realtors', name)), {
      error: `must name a picture that lies in content/realtors. ${EXAMPLE}`,
    });
}
