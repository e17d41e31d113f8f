import { type RefObject, useEffect, useRef } from 'react';
import { listingKey } from '#src/domain/listing/key.ts';
import { mainCity } from '#src/domain/places/main-city.ts';
import { calendarDay, systemClock } from '#src/lib/clock.ts';
import type { MapPin } from '#src/domain/map/pins.ts';
import type { NeighbourhoodPrice } from '#src/domain/map/neighbourhood-prices.ts';
import { DEFAULT_ZOOM } from '#src/domain/map/route.ts';
import { CLUSTER_ZOOM_LEVELS } from '#src/domain/map/rules.ts';
import { $outlineToFit, fitOutline } from '#src/stores/search/outline-to-fit.ts';
import { $polygon, setSearchBoundary } from '#src/stores/search/search-boundary.ts';
import { $basemap, basemapFailed } from '#src/stores/shell/basemap.ts';
import { highlight, $highlightedHome } from '#src/stores/search/pins/highlight.ts';
import { $focus } from '#src/stores/listing/listing.ts';
import { type AsyncState, currentValue } from '#src/stores/shell/async-state.ts';
import { syncMapAddress, openListing } from '#src/stores/search/map-address.ts';
import { openStack } from '#src/stores/search/panel/panel.ts';
import { $pins, type MapPins } from '#src/stores/search/pins/pins.ts';
import { $neighbourhoodPrices } from '#src/stores/search/pins/neighbourhood-prices.ts';
import { $arePinsLoading } from '#src/stores/search/pins/pins-loading.ts';
import { $savedHomes } from '#src/stores/saved/saved.ts';
import { $results } from '#src/stores/search/panel/results.ts';
import { $amounts } from '#src/stores/search/search.ts';
import {
  $streetPin,
  $view,
  mapMoved,
  rememberCity,
  showView,
} from '#src/stores/search/settings.ts';
import { $theme } from '#src/stores/shell/theme.ts';
import { $visitedHomes } from '#src/stores/listing/visited.ts';
import { MapController } from './MapController.ts';
import { mapHandoff } from './first-view-handoff.ts';

function openPin(controller: MapController, pin: MapPin): void {
  if (pin.kind === 'cluster') controller.zoomBy(CLUSTER_ZOOM_LEVELS, pin.at);
  else if (pin.kind === 'stack') openStack(pin.id);
  else openListing(pin.listing, pin.at);
}

/** Searches a neighbourhood, whole. */
function openNeighbourhood({ boundary, at }: NeighbourhoodPrice): void {
  setSearchBoundary(boundary);
  showView({ center: at, zoom: DEFAULT_ZOOM });
  fitOutline(true);
}

/** Ties a controller to the stores: they say what to show, it says where the person has gone. */
function connect(controller: MapController, onPins: () => void): () => void {
  let drawnPins: MapPins | null = null;
  const marks = () => ({
    amounts: $amounts.get(),
    today: calendarDay(systemClock.now()),
    visitedKeys: $visitedHomes.get(),
    savedKeys: new Set($savedHomes.get().map(listingKey)),
  });
  const showPins = (state: AsyncState<MapPins>) => {
    const latestPins = currentValue(state);
    controller.markStale(state.kind === 'loading' && latestPins !== null);
    if (latestPins && latestPins !== drawnPins) {
      drawnPins = latestPins;
      controller.showPins(latestPins.pins, marks());
    }
    if (latestPins || state.kind === 'failed') onPins();
  };
  const markPins = () => controller.markPins(marks());
  const raise = () => {
    const focus = $focus.get();
    controller.raisePin($highlightedHome.get() ?? (focus && listingKey(focus)));
  };
  const stops = [
    $view.listen((view) => controller.showView(view)),
    $pins.subscribe(showPins),
    $neighbourhoodPrices.subscribe((prices) => controller.showNeighbourhoods(prices)),
    $arePinsLoading.listen((isAwaited) => controller.awaitPins(isAwaited)),
    $visitedHomes.listen(markPins),
    $savedHomes.listen(markPins),
    $amounts.listen(markPins),
    $highlightedHome.subscribe(raise),
    $focus.listen(raise),
    $theme.subscribe((theme) => controller.setTheme(theme)),
    $basemap.listen((basemap) => controller.showBasemap(basemap)),
    $polygon.subscribe((polygon) =>
      polygon.kind === 'ready'
        ? controller.showBound(polygon.value.path, polygon.value.type === 'drawn')
        : controller.showBound([], false),
    ),
    $outlineToFit.subscribe((rings) => {
      if (rings) controller.fit(rings);
    }),
    $streetPin.subscribe((at) => controller.showStreetPin(at)),
    $results.listen((results) => {
      const city = results.kind === 'ready' && mainCity(results.value.listings);
      if (city) rememberCity(city);
    }),
  ];
  return () => {
    for (const stop of stops) stop();
  };
}

/** Mounts the map into an element for as long as the component lives. */
export function useMap(target: RefObject<HTMLElement | null>): RefObject<MapController | null> {
  const map = useRef<MapController | null>(null);
  useEffect(() => {
    if (!target.current) return;
    const leaveAddress = syncMapAddress();
    const first = mapHandoff();
    const controller: MapController = new MapController(target.current, {
      view: $view.get(),
      theme: $theme.get(),
      basemap: $basemap.get(),
      events: {
        onDrawn: first.onMapDrawn,
        onFirstMove: first.moved,
        onMove: mapMoved,
        onOpen: (pin) => openPin(controller, pin),
        onPoint: highlight,
        onNeighbourhood: openNeighbourhood,
        onBasemapFailure: basemapFailed,
      },
    });
    map.current = controller;
    const disconnect = connect(controller, first.onPinsDrawn);
    return () => {
      disconnect();
      controller.destroy();
      leaveAddress();
      map.current = null;
    };
  }, [target]);
  return map;
}
