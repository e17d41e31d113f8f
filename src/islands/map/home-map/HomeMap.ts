import OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import type OlView from 'ol/View.js';
import type { BasemapView } from '#src/domain/map/basemap/source.ts';
import type { MapView } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import type { Theme } from '#src/stores/shell/theme.ts';
import { Basemap, type BasemapSelection } from '../basemap/Basemap.ts';
import { mapGestures } from '../map-gestures.ts';
import { openLayersView, toMap, zoomBy } from '../open-layers-view.ts';
import type { Project } from '../PinLayer.ts';

type HomeMapOptions = {
  readonly view: MapView;
  readonly theme: Theme;
  readonly basemap: BasemapSelection;
  /** The contents of the map must be placed anew. */
  readonly onPlace: (project: Project) => void;
  /** All that is in view is drawn for the first time. */
  readonly onDrawn: () => void;
  /** The configured source of a view does not answer; our own map is shown instead. */
  readonly onBasemapFailure: (view: BasemapView) => void;
};

/** The map on the page of a home: the streets, which can be moved. `destroy` when it leaves. */
export class HomeMap {
  readonly #map: OlMap;
  readonly #view: OlView;
  readonly #basemap: Basemap;
  readonly #keys;

  constructor(target: HTMLElement, options: HomeMapOptions) {
    const { view, theme, basemap, onPlace, onDrawn, onBasemapFailure } = options;
    const fontFamily = getComputedStyle(document.body).fontFamily;
    const look = { view: basemap.view, theme, fontFamily };
    this.#basemap = new Basemap(look, basemap.source, onBasemapFailure);
    this.#view = openLayersView(view);
    this.#map = new OlMap({
      target,
      layers: [this.#basemap.layer],
      view: this.#view,
      controls: [],
      interactions: mapGestures(),
    });
    this.#keys = [
      this.#map.on('postrender', () => onPlace((at) => this.#pixelOf(at))),
      this.#map.once('rendercomplete', onDrawn),
    ];
  }

  zoomBy(levels: number): void {
    zoomBy(this.#view, levels);
  }

  setTheme(theme: Theme): void {
    this.#basemap.setTheme(theme);
  }

  showBasemap(basemap: BasemapSelection): void {
    this.#basemap.show(basemap);
  }

  destroy(): void {
    unByKey(this.#keys);
    this.#basemap.destroy();
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }

  #pixelOf(at: LatLng): readonly [number, number] | null {
    // Null until the first frame, whatever the library's types say.
    const pixel: number[] | null = this.#map.getPixelFromCoordinate(toMap(at));
    const [x, y] = pixel ?? [];
    return x === undefined || y === undefined ? null : [x, y];
  }
}
