import type { EventsKey } from 'ol/events.js';
import { boundingExtent } from 'ol/extent.js';
import OlMap from 'ol/Map.js';
import { unByKey } from 'ol/Observable.js';
import { toLonLat, transformExtent } from 'ol/proj.js';
import type OlView from 'ol/View.js';
import { isSameView, MIN_ZOOM, type MapView } from '#src/domain/map/route.ts';
import type { NeighbourhoodPrice } from '#src/domain/map/neighbourhood-prices.ts';
import type { MapPin } from '#src/domain/map/pins.ts';
import type { Ring } from '#src/contract/listings/search/values/map-area.ts';
import { Basemap, type BasemapSelection } from './basemap/Basemap.ts';
import { SearchBoundaryLayer } from './search-boundary/SearchBoundaryLayer.ts';
import type { MapOptions } from './map-options.ts';
import { mapGestures } from './map-gestures.ts';
import { pinchAsWheel } from './pinch-as-wheel.ts';
import { durationMs, openLayersView, toMap, zoomBy } from './open-layers-view.ts';
import type { Theme } from '#src/stores/shell/theme.ts';
import { StreetPin } from './StreetPin.ts';
import type { VisitorMarks } from '#src/ui/map/pin-face.ts';
import { CardAnchor } from './opened/CardAnchor.ts';
import { NeighbourhoodLayer } from './NeighbourhoodLayer.ts';
import { PinLayer } from './PinLayer.ts';
import type { Bounds, LatLng } from '#src/lib/geo/shapes.ts';
import type { Pixel } from '#src/lib/geo/web-mercator.ts';

/** Top, right, bottom, left: of the controls, and of the sheet that peeks over a small map. */
const FIT_PADDING_PX = [60, 60, 90, 30];
/** Nearer, a small neighbourhood would be all one street. */
const FIT_MAX_ZOOM = 16;

/** Owns every OpenLayers object: plain data in, plain events out. `destroy` when the map leaves. */
export class MapController {
  readonly #map: OlMap;
  readonly #view: OlView;
  readonly #basemap: Basemap;
  readonly #pins: PinLayer;
  readonly #neighbourhoods: NeighbourhoodLayer;
  readonly #bound: SearchBoundaryLayer;
  readonly #streetPin: StreetPin;
  readonly #card: CardAnchor;
  readonly #keys: EventsKey[];

  constructor(target: HTMLElement, { view, theme, basemap, events }: MapOptions) {
    const look = {
      view: basemap.view,
      theme,
      fontFamily: getComputedStyle(document.body).fontFamily,
    };
    this.#basemap = new Basemap(look, basemap.source, events.onBasemapFailure);
    this.#view = openLayersView(view);
    this.#map = new OlMap({
      target,
      layers: [this.#basemap.layer],
      view: this.#view,
      controls: [],
      interactions: mapGestures(),
    });
    pinchAsWheel(target);
    // Beside the map's own overlays, so that a drag or a wheel over a pin still moves the map.
    const overlays = this.#map.getOverlayContainer() ?? target;
    const project = (at: LatLng) => this.#pixelOf(at);
    // Below the pins: a home at the same point keeps its label readable.
    this.#streetPin = new StreetPin(overlays, project);
    this.#pins = new PinLayer(overlays, project, events);
    this.#neighbourhoods = new NeighbourhoodLayer(overlays, project, events.onNeighbourhood);
    this.#bound = new SearchBoundaryLayer(overlays, project, () => this.#view.getResolution() ?? 1);
    this.#card = new CardAnchor(
      (at) => this.#pins.pixelAt(at),
      (shift) => this.#panBy(shift),
    );
    this.#keys = [
      this.#map.on('moveend', () => {
        const bounds = this.#bounds();
        if (bounds) events.onMove(this.#currentView(), bounds);
      }),
      this.#map.on('postrender', () => this.#place()),
      this.#map.once('rendercomplete', events.onDrawn),
      this.#view.once('change:center', events.onFirstMove),
      this.#view.once('change:resolution', events.onFirstMove),
    ];
  }

  showPins(pins: readonly MapPin[], marks: VisitorMarks): void {
    this.#pins.show(pins, marks);
  }

  /** Names neighbourhoods with their home prices, as far as there is room. */
  showNeighbourhoods(prices: readonly NeighbourhoodPrice[]): void {
    this.#neighbourhoods.show(prices);
    // Circles under a name give way.
    this.#pins.place();
  }

  /** Shows the outline a search is bound to: outer rings, [lng, lat], numbered where drawn by hand. */
  showBound(rings: readonly Ring[], isNumbered: boolean): void {
    this.#bound.show(rings, isNumbered);
  }

  /** Marks a street address. */
  showStreetPin(at: LatLng | null): void {
    this.#streetPin.show(at);
  }

  /** The place under a pixel of the map's element; undefined before its first frame. */
  placeOf([x, y]: readonly [number, number]): LatLng | undefined {
    const at: number[] | null = this.#map.getCoordinateFromPixel([x, y]);
    if (!at) return undefined;
    const [lng = 0, lat = 0] = toLonLat(at);
    return { lat, lng };
  }

  /** Shows what the visitor has done with the homes of the present pins. */
  markPins(marks: VisitorMarks): void {
    this.#pins.mark(marks);
  }

  markStale(isStale: boolean): void {
    this.#pins.markStale(isStale);
  }

  raisePin(id: string | null): void {
    this.#pins.raise(id);
  }

  focusPin(id: string): void {
    this.#pins.focus(id);
  }

  /** Goes to a view unless it is there already, so that the map's own moves do not cause further ones. */
  showView(view: MapView): void {
    if (isSameView(this.#currentView(), view)) return;
    this.#view.cancelAnimations();
    this.#view.setCenter(toMap(view.center));
    this.#view.setZoom(view.zoom);
  }

  /** Shows the whole of an outline, [lng, lat], beside what lies over the map's edges. */
  fit(rings: readonly Ring[]): void {
    const positions = rings.flat().map(([lng, lat]) => toMap({ lat, lng }));
    if (positions.length === 0) return;
    this.#view.cancelAnimations();
    this.#view.fit(boundingExtent(positions), { padding: FIT_PADDING_PX, maxZoom: FIT_MAX_ZOOM });
  }

  /** Zooms by whole levels, about a point or about the centre. */
  zoomBy(levels: number, about?: LatLng): void {
    zoomBy(this.#view, levels, about);
  }

  /** Keeps the card of an opened pin beside it; null when it is closed. */
  anchorCard(card: Parameters<CardAnchor['hold']>[0]): void {
    this.#card.hold(card);
  }

  setTheme(theme: Theme): void {
    this.#basemap.setTheme(theme);
  }

  showBasemap(basemap: BasemapSelection): void {
    this.#basemap.show(basemap);
  }

  /** Lets expected fresh pins pass first: meanwhile no tile is drawn and no pin dimmed. */
  awaitPins(isAwaited: boolean): void {
    this.#basemap.hold(isAwaited);
    this.#pins.markAwaited(isAwaited);
  }

  /** Tells the map that the size of its element has changed. */
  resize(): void {
    this.#map.updateSize();
  }

  destroy(): void {
    unByKey(this.#keys);
    this.#card.hold(null);
    this.#pins.destroy();
    this.#neighbourhoods.destroy();
    this.#bound.destroy();
    this.#streetPin.destroy();
    this.#basemap.destroy();
    this.#map.setTarget(undefined);
    this.#map.dispose();
  }

  #place(): void {
    this.#bound.place();
    this.#neighbourhoods.place();
    this.#pins.place();
    this.#streetPin.place();
    this.#card.place();
  }

  /** Moves what the map shows by some pixels. */
  #panBy({ x, y }: Pixel): void {
    const [[centerX = 0, centerY = 0] = [], resolution = 1] = [
      this.#view.getCenter(),
      this.#view.getResolution(),
    ];
    if (x === 0 && y === 0) return;
    const center = [centerX - x * resolution, centerY + y * resolution];
    this.#view.animate({ center, duration: durationMs() });
  }

  #pixelOf(at: LatLng): readonly [number, number] | null {
    // Null until the first frame, whatever the library's types say.
    const pixel: number[] | null = this.#map.getPixelFromCoordinate(toMap(at));
    const [x, y] = pixel ?? [];
    return x === undefined || y === undefined ? null : [x, y];
  }

  #currentView(): MapView {
    const [lng = 0, lat = 0] = toLonLat(this.#view.getCenter() ?? [0, 0]);
    return { center: { lat, lng }, zoom: this.#view.getZoom() ?? MIN_ZOOM };
  }

  #bounds(): Bounds | undefined {
    const size = this.#map.getSize();
    if (!size?.every((side) => side > 0)) return undefined;
    const extent = transformExtent(this.#view.calculateExtent(size), 'EPSG:3857', 'EPSG:4326');
    const [west = 0, south = 0, east = 0, north = 0] = extent;
    return { north, south, east, west };
  }
}
