import type { BasemapLook } from './painter.ts';
import { type BasemapPalette, basemapPalettes } from '#src/domain/map/basemap/basemap-palette.ts';

type PaintTexture = typeof import('./aerial-texture.ts').aerialTexture;

/** The kinds of ground that look different from the air. */
export type Ground = 'land' | 'neighbours' | 'builtUp' | 'park' | 'islands';

/** The fill of ground at a zoom level: a CSS colour, or a texture that repeats. */
export type GroundFill = (kind: Ground, zoom: number) => string | CanvasPattern;

let paintTexture: PaintTexture | undefined;

/** Whether the ground can be painted as it looks in a view. */
export function isPaintable({ view }: BasemapLook): boolean {
  return view === 'roadmap' || paintTexture !== undefined;
}

/** Fetches the code that paints the textures of the aerial view. Rejects when it fails to load. */
export async function loadTextures(): Promise<void> {
  const { aerialTexture } = await import('./aerial-texture.ts');
  paintTexture = aerialTexture;
}

/** Flat colours on the roadmap; on the aerial view textures, or flat colours while it has none. */
export function groundFill({ view, theme }: BasemapLook): GroundFill {
  const palette = basemapPalettes[view][theme];
  if (view === 'roadmap') return (kind) => palette[kind];
  return texturedFill(palette);
}

function texturedFill(palette: BasemapPalette): GroundFill {
  const fills = new Map<string, string | CanvasPattern>();
  return (kind, zoom) => {
    const distance = distanceAt(zoom);
    const key = `${kind}/${distance}`;
    const color = palette[kind];
    const fill = fills.get(key) ?? paintTexture?.({ kind, distance, color }) ?? color;
    fills.set(key, fill);
    return fill;
  };
}

/** The distance the ground is seen from: forests and plains, then fields and blocks, then lawns. */
function distanceAt(zoom: number): 'far' | 'middle' | 'near' {
  if (zoom < 9.5) return 'far';
  return zoom < 14.5 ? 'middle' : 'near';
}
