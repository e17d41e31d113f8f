import sharp from 'sharp';
import type { ContentProblem } from './content-problem.ts';

const PHOTO = /^realtors\/[^/]+\.(jpg|png|webp)$/;
const LOGO = 'site/logo.svg';

/** Whether a page shows a picture by its path below the folder of the content. */
export function isPicture(path: string): boolean {
  return PHOTO.test(path) || path === LOGO;
}

/** Least pixels of the shorter side; a smaller photo is blurred on a page. */
const MIN_PHOTO_PX = 480;

const NO_PICTURE =
  'cannot be read as a picture. Save it again as a JPG, PNG or WebP, or restore the previous file.';

async function photoMessage(bytes: Buffer): Promise<string | undefined> {
  try {
    const { width, height } = await sharp(bytes).metadata();
    if (Math.min(width, height) >= MIN_PHOTO_PX) return undefined;
    return `is ${width} by ${height} pixels and would look blurred: use a photo of at least ${MIN_PHOTO_PX} by ${MIN_PHOTO_PX} pixels.`;
  } catch {
    // Whatever the reason that the library cannot read it, the editor has to bring another file.
    return NO_PICTURE;
  }
}

const SVG =
  /^(?:<\?xml[^>]*\?>\s*)?(?:<!--[\s\S]*?-->\s*|<!DOCTYPE[^>]*>\s*)*<svg[\s>][\s\S]*<\/svg>$/i;
/** Active content of a drawing, which would run on every page. */
const ACTIVE = /<(?:script|foreignObject|iframe)\b|\son[a-z]+\s*=|javascript:/i;

function logoMessage(text: string): string | undefined {
  if (!SVG.test(text.trim())) {
    return 'must be a drawing that starts with <svg and ends with </svg>. Save the logo as SVG, or restore the previous file.';
  }
  return ACTIVE.test(text)
    ? 'contains a script, which is not allowed in a logo. Save the drawing as plain SVG, without scripts.'
    : undefined;
}

/**
 * The error of a picture that a page shows; undefined when it has none, or no page shows it.
 *
 * @param path below the folder of the content
 * @param file the file's name for people
 */
export async function pictureProblem(
  path: string,
  file: string,
  bytes: Buffer,
): Promise<ContentProblem | undefined> {
  const message = PHOTO.test(path)
    ? await photoMessage(bytes)
    : path === LOGO && logoMessage(bytes.toString('utf8'));
  return message ? { file, field: '', message } : undefined;
}
