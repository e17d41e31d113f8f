import Event from 'ol/events/Event.js';
import Target from 'ol/events/Target.js';
import { expect, test, vi } from 'vitest';
import { sourceHealth } from '#src/domain/map/basemap/basemap-health.ts';
import { watchTiles } from '#src/islands/map/basemap/layers/watched-tiles.ts';

function watchedSource() {
  const source = new Target();
  const interest = new AbortController();
  const onFailure = vi.fn(() => interest.abort());
  const health = sourceHealth({ now: () => new Date(0) });
  watchTiles(source, health, { signal: interest.signal, onFailure });
  const tiles = (type: 'tileloadend' | 'tileloaderror', count: number) => {
    for (let n = 0; n < count; n += 1) source.dispatchEvent(new Event(type));
  };
  return { tiles, onFailure, interest };
}

test('a source whose tiles fail is given up once', () => {
  const { tiles, onFailure } = watchedSource();
  tiles('tileloaderror', 3);
  expect(onFailure).not.toHaveBeenCalled();
  tiles('tileloaderror', 9);
  expect(onFailure).toHaveBeenCalledOnce();
});

test('a loaded tile resets the failure count', () => {
  const { tiles, onFailure } = watchedSource();
  tiles('tileloaderror', 3);
  tiles('tileloadend', 1);
  tiles('tileloaderror', 3);
  expect(onFailure).not.toHaveBeenCalled();
});

test('a source that is no longer shown is not watched', () => {
  const { tiles, onFailure, interest } = watchedSource();
  interest.abort();
  tiles('tileloaderror', 9);
  expect(onFailure).not.toHaveBeenCalled();
});
