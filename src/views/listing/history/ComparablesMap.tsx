import type { Comparable, FullListing } from '#src/contract/listings/listing.ts';
import { fittedView } from '#src/domain/map/fitted-view.ts';
import { staticMapUrl } from '#src/domain/map/static-map.ts';
import { detailPath } from '#src/domain/routes.ts';
import { listingKey } from '#src/domain/listing/key.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { worldPixel } from '#src/lib/geo/web-mercator.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { STATIC_MAP_THEMES } from '#src/ui/map/static-map-themes.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** About as wide as they are shown. */
const SIZES = [
  { widthPx: 480, heightPx: 320, className: 'sm:hidden' },
  { widthPx: 960, heightPx: 384, className: 'max-sm:hidden' },
] as const;

/** Room for a pin at each edge. */
const EDGE_PX = 48;
const PIN_PX = 18;
/** Size of a target for a finger, about 44 pixels wide once the picture is as small as on a phone. */
const TARGET_PX = 28;

type Place = { readonly latitude: number; readonly longitude: number };
const pointOf = ({ latitude: lat, longitude: lng }: Place): LatLng => ({ lat, lng });

export type NumberedHome = { readonly number: number; readonly home: Comparable };

type Props = { listing: FullListing & { map: Place }; homes: readonly NumberedHome[] };

function Pin({ at, home, number }: NumberedHome & { at: { x: number; y: number } }) {
  return (
    <a href={detailPath(home)} tabIndex={-1}>
      <circle cx={at.x} cy={at.y} r={TARGET_PX} fill="transparent" />
      <circle cx={at.x} cy={at.y} r={PIN_PX} className="fill-alert" stroke="#fff" strokeWidth="2" />
      <text
        x={at.x}
        y={at.y}
        dy="0.36em"
        textAnchor="middle"
        fontSize="16"
        fill="#fff"
        className="font-semibold"
      >
        {number}
      </text>
    </a>
  );
}

function Picture({ listing, homes, size }: Props & { size: (typeof SIZES)[number] }) {
  const words = useTexts(detailTexts);
  const { widthPx, heightPx, className } = size;
  const places = homes.flatMap(({ home, number }) =>
    home.map ? [{ home, number, point: pointOf(home.map) }] : [],
  );
  const homePoint = pointOf(listing.map);
  const view = fittedView([homePoint, ...places.map(({ point }) => point)], {
    widthPx: widthPx - 2 * EDGE_PX,
    heightPx: heightPx - 2 * EDGE_PX,
  });
  if (!view || places.length === 0) return null;
  const middle = worldPixel(view.center, view.zoom);
  const at = (point: LatLng) => {
    const { x, y } = worldPixel(point, view.zoom);
    return {
      x: Math.round(x - middle.x + widthPx / 2),
      y: Math.round(y - middle.y + heightPx / 2),
    };
  };
  return (
    <div className={`relative overflow-clip rounded-card border border-line bg-sand ${className}`}>
      {STATIC_MAP_THEMES.map(({ theme, className: themeClass }) => (
        <img
          key={theme}
          src={staticMapUrl(view.center, { zoom: view.zoom, widthPx, heightPx, theme })}
          width={widthPx}
          height={heightPx}
          alt={words.comparables.map(places.length)}
          loading="lazy"
          decoding="async"
          className={`block w-full h-auto ${themeClass}`}
        />
      ))}
      <svg
        viewBox={`0 0 ${widthPx} ${heightPx}`}
        aria-hidden="true"
        className="absolute inset-0 size-full"
      >
        {places.map(({ home, number, point }) => (
          <Pin key={listingKey(home)} home={home} number={number} at={at(point)} />
        ))}
        <circle
          cx={at(homePoint).x}
          cy={at(homePoint).y}
          r={PIN_PX - 5}
          className="fill-primary"
          stroke="#fff"
          strokeWidth="4"
        />
      </svg>
    </div>
  );
}

/** A home and its comparables on a picture of the map; their cards have the details. */
export function ComparablesMap(props: Props) {
  return (
    <div className="mb-5">
      {SIZES.map((size) => (
        <Picture key={size.widthPx} {...props} size={size} />
      ))}
    </div>
  );
}
