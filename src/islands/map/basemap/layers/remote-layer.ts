import type BaseLayer from 'ol/layer/Base.js';
import { OPENING_LIMIT_MS } from '#src/domain/map/basemap/basemap-health.ts';
import type { RemoteSource } from '#src/domain/map/basemap/source.ts';
import type { Clock } from '#src/lib/clock.ts';
import type { FrameQueue } from '../one-per-frame.ts';
import type { BasemapLook } from '../ground/painter.ts';

export type RemoteLayer = {
  readonly layer: BaseLayer;
  /** Follows the theme, where the source leaves the looks to us. */
  readonly dress?: (look: BasemapLook) => void;
};

export type RemoteOptions = {
  readonly look: BasemapLook;
  /** Where vector tiles wait to be read. */
  readonly queue: FrameQueue;
  /** Measures how long tiles have failed to load. */
  readonly clock: Clock;
  /** Aborted when the source is not needed. */
  readonly signal: AbortSignal;
  /** Called when the source opened, but its tiles do not load. */
  readonly onFailure: () => void;
};

/** The outcome of a promise, or a rejection when it takes longer than the limit. */
function withinLimit<T>(promise: Promise<T>, limitMs: number): Promise<T> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`There was no answer within ${limitMs} ms.`)),
      limitMs,
    );
    promise.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Opens a remote source as a layer. The code of its kind is fetched only here, as most sites have none. Rejects
 * when the head of a style or an archive does not come, or takes longer than eight seconds.
 */
export function openRemoteLayer(
  source: RemoteSource,
  options: RemoteOptions,
): Promise<RemoteLayer> {
  return withinLimit(open(source, options), OPENING_LIMIT_MS);
}

async function open({ kind, url }: RemoteSource, options: RemoteOptions): Promise<RemoteLayer> {
  switch (kind) {
    case 'xyz':
      return (await import('./xyz-layer.ts')).xyzLayer(url, options);
    case 'style':
      return (await import('./style-layer.ts')).styleLayer(url, options);
    case 'pmtiles':
      return (await import('./pmtiles-layer.ts')).pmtilesLayer(url, options);
  }
}
