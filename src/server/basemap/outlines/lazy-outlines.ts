import { basemapLayers, type BasemapOutlines } from './outlines.ts';

/** Outlines that are opened at the first request for one of their layers. */
export function lazyOutlines(open: () => BasemapOutlines): BasemapOutlines {
  const getters = basemapLayers.map((name) => [
    name,
    { enumerable: true, get: () => open()[name] } satisfies PropertyDescriptor,
  ]);
  return Object.defineProperties({}, Object.fromEntries(getters)) as BasemapOutlines;
}
