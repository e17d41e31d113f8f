import type { SourceHealth } from '#src/domain/map/basemap/basemap-health.ts';
import type { RemoteOptions } from './remote-layer.ts';

/** The events used of an OpenLayers source of tiles. */
type TileEvents = {
  addEventListener(type: 'tileloadend' | 'tileloaderror', listener: () => void): void;
  removeEventListener(type: 'tileloadend' | 'tileloaderror', listener: () => void): void;
};

/** Watches the tiles of a source for as long as it is shown, and reports once when it has failed. */
export function watchTiles(
  source: TileEvents,
  health: SourceHealth,
  { signal, onFailure }: Pick<RemoteOptions, 'signal' | 'onFailure'>,
): void {
  const onLoaded = () => health.onSuccess();
  const onError = () => {
    if (!signal.aborted && health.hasGivenUp()) onFailure();
  };
  source.addEventListener('tileloadend', onLoaded);
  source.addEventListener('tileloaderror', onError);
  signal.addEventListener('abort', () => {
    source.removeEventListener('tileloadend', onLoaded);
    source.removeEventListener('tileloaderror', onError);
  });
}
