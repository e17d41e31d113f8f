import { type LucideIcon, Minus, Plus, X } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { LOCATION_PICTURES, locationView } from '#src/domain/map/location-pins.ts';
import type { MapView } from '#src/domain/map/route.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { homeMapTexts } from '#src/messages/listing/home-map.ts';
import { $basemap, basemapFailed } from '#src/stores/shell/basemap.ts';
import { $theme } from '#src/stores/shell/theme.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { BasemapNotice } from '../BasemapNotice.tsx';
import { MapCredits } from '../MapCredits.tsx';
import type { Project } from '../PinLayer.ts';
import { HomeMap } from './HomeMap.ts';

export type HomeMapPlace = {
  /** "18 Maple Avenue". */
  readonly address: string;
  readonly home: LatLng;
  /** The points around it, in the order of their numbers. */
  readonly points: readonly LatLng[];
};

/** The view of the picture that the map replaces. */
function viewOfPicture({ home, points }: HomeMapPlace, shownWidthPx: number): MapView {
  const isAtLeast = (rem: number) => window.matchMedia(`(width >= ${rem}rem)`).matches;
  const size = LOCATION_PICTURES[isAtLeast(75) ? 'widest' : isAtLeast(37.5) ? 'wide' : 'narrow'];
  const { zoom } = locationView(home, points, size);
  return { center: home, zoom: zoom + Math.log2(shownWidthPx / size.widthPx) };
}

/** Puts marks where their points are. */
function placeMarks(marks: HTMLElement, points: readonly LatLng[], project: Project): void {
  for (const [index, mark] of [...marks.children].entries()) {
    const point = points[index];
    const pixel = point && project(point);
    if (!(mark instanceof HTMLElement)) continue;
    mark.hidden = !pixel;
    if (pixel) mark.style.translate = `${pixel[0]}px ${pixel[1]}px`;
  }
}

type Refs = {
  readonly target: RefObject<HTMLDivElement | null>;
  readonly marks: RefObject<HTMLDivElement | null>;
};

/** Mounts the map into an element for as long as the component lives. */
function useHomeMap(place: HomeMapPlace, { target, marks }: Refs, onDrawn: () => void) {
  const map = useRef<HomeMap | null>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: the place of a home does not change
  useEffect(() => {
    if (!target.current) return;
    const points = [...place.points.toReversed(), place.home];
    const homeMap = new HomeMap(target.current, {
      view: viewOfPicture(place, target.current.offsetWidth),
      theme: $theme.get(),
      basemap: $basemap.get(),
      onPlace: (project) => {
        if (marks.current) placeMarks(marks.current, points, project);
      },
      onDrawn,
      onBasemapFailure: basemapFailed,
    });
    map.current = homeMap;
    target.current.focus({ preventScroll: true });
    const stops = [
      $theme.subscribe((theme) => homeMap.setTheme(theme)),
      $basemap.listen((basemap) => homeMap.showBasemap(basemap)),
    ];
    return () => {
      for (const stop of stops) stop();
      homeMap.destroy();
      map.current = null;
    };
  }, []);
  return map;
}

function Control(props: { label: string; icon: LucideIcon; onClick: () => void }) {
  const { label, icon: Icon, onClick } = props;
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      onClick={onClick}
      className="grid place-items-center size-11 cursor-pointer bg-surface text-ink hover:bg-primary-tint"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" />
    </button>
  );
}

/** The numbers, the first ones on top, and the pin of the home. */
function Marks({ points, ref }: { points: readonly LatLng[]; ref: Refs['marks'] }) {
  const words = useTexts(homeMapTexts);
  const numbers = points.map((_, index) => points.length - index);
  return (
    <div ref={ref} className="absolute inset-0 overflow-clip pointer-events-none">
      {numbers.map((number) => (
        <span
          key={number}
          aria-hidden="true"
          className="absolute left-0 top-0 -ml-3.5 -mt-3.5 grid place-items-center size-7 rounded-full border-2 border-primary bg-surface text-ink text-sm font-semibold"
        >
          {number}
        </span>
      ))}
      <span role="img" aria-label={words.home} className="map-street-pin" />
    </div>
  );
}

/** The movable map, in place of its picture. */
export function LiveHomeMap({ onClose, ...place }: HomeMapPlace & { onClose: () => void }) {
  const words = useTexts(homeMapTexts);
  const refs: Refs = {
    target: useRef<HTMLDivElement>(null),
    marks: useRef<HTMLDivElement>(null),
  };
  const [isDrawn, setDrawn] = useState(false);
  const map = useHomeMap(place, refs, () => setDrawn(true));
  return (
    <div
      className={`absolute inset-0 transition-opacity ${isDrawn ? '' : 'opacity-0'}`}
      data-drawn={isDrawn ? '' : undefined}
    >
      <div
        ref={refs.target}
        role="application"
        aria-label={words.label(place.address)}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move the map
        tabIndex={0}
        className="absolute inset-0 bg-sand focus-visible:outline-2 focus-visible:-outline-offset-2 focus-visible:outline-primary"
      />
      <Marks points={place.points} ref={refs.marks} />
      <div className="absolute right-3 top-3 z-3 rounded-field overflow-clip border border-line-strong divide-y divide-line shadow-float">
        <Control label={words.close} icon={X} onClick={onClose} />
        <Control label={words.zoomIn} icon={Plus} onClick={() => map.current?.zoomBy(1)} />
        <Control label={words.zoomOut} icon={Minus} onClick={() => map.current?.zoomBy(-1)} />
      </div>
      <MapCredits />
      <BasemapNotice />
    </div>
  );
}
