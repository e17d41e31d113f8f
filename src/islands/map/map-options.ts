import type { BasemapView } from '#src/domain/map/basemap/source.ts';
import type { NeighbourhoodPrice } from '#src/domain/map/neighbourhood-prices.ts';
import type { MapView } from '#src/domain/map/route.ts';
import type { Bounds } from '#src/lib/geo/shapes.ts';
import type { Theme } from '#src/stores/shell/theme.ts';
import type { BasemapSelection } from './basemap/Basemap.ts';
import type { PinEvents } from './PinLayer.ts';

/** The events of a map. */
type MapEvents = PinEvents & {
  /** The name of a neighbourhood is chosen. */
  readonly onNeighbourhood: (price: NeighbourhoodPrice) => void;
  /** All that is in view is drawn for the first time. */
  readonly onDrawn: () => void;
  /** The map begins to move for the first time. */
  readonly onFirstMove: () => void;
  /** The map has come to rest. */
  readonly onMove: (view: MapView, bounds: Bounds) => void;
  /** The configured source of a view does not answer; our own map is shown instead. */
  readonly onBasemapFailure: (view: BasemapView) => void;
};

/** The initial state of a map. */
export type MapOptions = {
  readonly view: MapView;
  readonly theme: Theme;
  readonly basemap: BasemapSelection;
  readonly events: MapEvents;
};
