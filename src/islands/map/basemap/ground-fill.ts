import type { BasemapLook } from './painter.ts';
import { type BasemapPalette, basemapPalettes } from '#src/domain/basemap-palette.ts';
import { aerialTexture } from './aerial-texture.ts';

/** The kinds of ground that look different from the air. */
export type Ground = 'land' | 'neighbours' | 'builtUp' | 'park' | 'islands';

/** What ground is filled with at a zoom level: a CSS colour, or a texture that repeats. */
export type GroundFill = (kind: Ground, zoom: number) => string | CanvasPattern;

/** Flat colours on the roadmap, textures on the aerial view. */
export function groundFill({ view, theme }: BasemapLook): GroundFill {
  const palette = basemapPalettes[view][theme];
  if (view === 'roadmap') return (kind) => palette[kind];
  return textured(palette);
}

function textured(palette: BasemapPalette): GroundFill {
  const made = new Map<string, string | CanvasPattern>();
  return (kind, zoom) => {
    const distance = distanceAt(zoom);
    const key = `${kind}/${distance}`;
    const fill = made.get(key) ?? aerialTexture({ kind, distance, color: palette[kind] });
    made.set(key, fill);
    return fill;
  };
}

/** From how far the ground is seen: forests and plains, then fields and blocks, then lawns. */
function distanceAt(zoom: number): 'far' | 'middle' | 'near' {
  if (zoom < 9.5) return 'far';
  return zoom < 14.5 ? 'middle' : 'near';
}
