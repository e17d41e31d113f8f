import { basemapLayers, type Outlines } from './outlines.ts';
import { weaklyKept } from './weakly-kept.ts';

/**
 * The same outlines, kept as JSON text: a quarter of the memory. They are needed at the start and for
 * the first tiles, hardly ever after that; reading them again takes a tenth of a second.
 */
export function packedOutlines(outlines: Outlines): Outlines {
  const text = Buffer.from(JSON.stringify(outlines));
  const all = weaklyKept(() => JSON.parse(text.toString()) as Outlines);
  const getters = basemapLayers.map((name) => [
    name,
    { enumerable: true, get: () => all()[name] } satisfies PropertyDescriptor,
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as Outlines;
}
