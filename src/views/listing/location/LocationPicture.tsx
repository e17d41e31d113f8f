import type { ReactNode } from 'react';
import { LOCATION_PICTURES, locationView, NUMBER_PIN_PX } from '#src/domain/map/location-pins.ts';
import { staticMapUrl } from '#src/domain/map/static-map.ts';
import type { LatLng } from '#src/lib/geo/shapes.ts';
import { STATIC_MAP_THEMES } from '#src/ui/map/static-map-themes.ts';

/** With letters of about 14 pixels on the pins, as the picture is shown narrower than it is. */
const SIZES = [
  { ...LOCATION_PICTURES.narrow, letterPx: 21, className: 'sm:hidden' },
  { ...LOCATION_PICTURES.wide, letterPx: 20, className: 'max-sm:hidden lg:hidden' },
  { ...LOCATION_PICTURES.widest, letterPx: 17, className: 'max-lg:hidden' },
] as const;

type Props = {
  home: LatLng;
  /** The points around it, in the order of the numbers. */
  points: readonly LatLng[];
  alt: string;
  /** Content over the picture. */
  children?: ReactNode;
};

function Picture({ home, points, alt, size }: Props & { size: (typeof SIZES)[number] }) {
  const { widthPx, heightPx, letterPx, className } = size;
  const { zoom, pins } = locationView(home, points, size);
  return (
    <div className={`relative ${className}`}>
      {STATIC_MAP_THEMES.map(({ theme, className: themeClass }) => (
        <img
          key={theme}
          src={staticMapUrl(home, { zoom, widthPx, heightPx, theme, hasPin: true })}
          width={widthPx}
          height={heightPx}
          alt={alt}
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
        {pins.toReversed().map(({ number, at: { x, y } }) => (
          <g key={number} className="fill-surface stroke-primary">
            <circle cx={x} cy={y} r={NUMBER_PIN_PX - 1} strokeWidth="2" />
            <text
              x={x}
              y={y}
              dy="0.36em"
              textAnchor="middle"
              fontSize={letterPx}
              className="fill-ink font-semibold"
              stroke="none"
            >
              {number}
            </text>
          </g>
        ))}
      </svg>
    </div>
  );
}

/** The streets around a home and the points near it, as a picture of the map. */
export function LocationPicture({ children, ...props }: Props) {
  return (
    <div className="relative overflow-clip rounded-card border border-line bg-sand">
      {SIZES.map((size) => (
        <Picture key={size.widthPx} {...props} size={size} />
      ))}
      {children}
    </div>
  );
}
