import type BaseLayer from 'ol/layer/Base.js';
import LayerGroup from 'ol/layer/Group.js';
import type VectorTileLayer from 'ol/layer/VectorTile.js';
import { BASEMAP_MAX_ZOOM } from '#src/contract/images/basemap.ts';
import { BASEMAP_TILES, type BasemapView, type MapSource } from '#src/domain/map/basemap/source.ts';
import { systemClock } from '#src/lib/clock.ts';
import { basemapLayer, restyleBasemap } from './layers/basemap-layer.ts';
import { onePerFrame } from './one-per-frame.ts';
import type { BasemapLook } from './ground/painter.ts';
import type { RemoteLayer } from './layers/remote-layer.ts';
import { requestTile } from './layers/tile-request.ts';

/** The view to show, and its source. */
export type BasemapSelection = { readonly view: BasemapView; readonly source: MapSource };

/** A remote source of a view does not answer. */
type OnFailure = (view: BasemapView) => void;

/** The picture under the pins: our own tiles, or those of a remote source for one of the views. */
export class Basemap {
  readonly layer = new LayerGroup();
  readonly #queue = onePerFrame((run) => requestAnimationFrame(run));
  readonly #embedded: VectorTileLayer;
  readonly #onFailure: OnFailure;
  #look: BasemapLook;
  #dress: RemoteLayer['dress'];
  /** Aborted with the shown remote source, so that a late answer of it is ignored. */
  #remote = new AbortController();

  constructor(look: BasemapLook, source: MapSource, onFailure: OnFailure) {
    this.#look = look;
    this.#onFailure = onFailure;
    const tiles = {
      url: BASEMAP_TILES,
      maxZoom: BASEMAP_MAX_ZOOM,
      bring: requestTile,
      queue: this.#queue,
    };
    this.#embedded = basemapLayer(tiles, look);
    this.show({ view: look.view, source });
  }

  /** Shows a view; until a remote source has opened, our own tiles stand in for it. */
  show({ view, source }: BasemapSelection): void {
    this.#remote.abort();
    this.#remote = new AbortController();
    this.#wear({ ...this.#look, view });
    this.#put(this.#embedded);
    if (source.kind === 'embedded') return;
    const { signal } = this.#remote;
    const onFailure = () => {
      if (signal.aborted) return;
      this.#remote.abort();
      this.#put(this.#embedded);
      this.#onFailure(view);
    };
    const options = { look: this.#look, queue: this.#queue, clock: systemClock, signal, onFailure };
    import('./layers/remote-layer.ts')
      .then(({ openRemoteLayer }) => openRemoteLayer(source, options))
      .then((remote) => {
        if (!signal.aborted) this.#put(remote.layer, remote.dress);
      }, onFailure);
  }

  setTheme(theme: BasemapLook['theme']): void {
    this.#wear({ ...this.#look, theme });
  }

  /** Pauses reading tiles, as reading and drawing one takes longer than a frame. */
  hold(isHeld: boolean): void {
    this.#queue.hold(isHeld);
  }

  destroy(): void {
    this.#remote.abort();
    this.layer.getLayers().clear();
  }

  #wear(look: BasemapLook): void {
    if (look.view === this.#look.view && look.theme === this.#look.theme) return;
    this.#look = look;
    restyleBasemap(this.#embedded, look);
    this.#dress?.(look);
  }

  #put(layer: BaseLayer, dress?: RemoteLayer['dress']): void {
    this.#dress = dress;
    const layers = this.layer.getLayers();
    if (layers.item(0) === layer) return;
    layers.clear();
    layers.push(layer);
    dress?.(this.#look);
  }
}
