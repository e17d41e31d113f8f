import { PICTURES_VERSION } from '#src/contract/images/picture-version.ts';
import type { PortraitTraits } from '#src/contract/images/portrait-traits.ts';

/** The address of a drawn portrait, square, by the name of the realtor's file. */
export function portraitAddress(
  id: string,
  traits: PortraitTraits,
  { widthPx, format }: { readonly widthPx: number; readonly format: 'webp' | 'jpg' },
): string {
  const query = new URLSearchParams();
  for (const [trait, word] of Object.entries(traits))
    if (word !== undefined) query.set(trait, word);
  query.set('w', String(widthPx));
  query.set('f', format);
  query.set('t', String(PICTURES_VERSION));
  return `/images/portraits/${encodeURIComponent(id)}.jpg?${query}`;
}
