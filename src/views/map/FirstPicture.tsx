import type { MapPicture } from '#src/domain/map/map-picture.ts';

/** For a phone, and for everything wider; each with room for the grid that pictures are centred on. */
const PHONE = { widthPx: 560, heightPx: 960, media: '(width <= 432px)' } as const;
const WIDE = { widthPx: 1280, heightPx: 1280, media: undefined } as const;
const DARK = '(prefers-color-scheme: dark)';

/** All but the light one of wide windows, which the image itself names. */
const SOURCES = [
  { ...PHONE, theme: 'dark' },
  { ...WIDE, theme: 'dark' },
  { ...PHONE, theme: 'light' },
] as const;

/**
 * The map under the view as a picture, until the map itself is drawn. The theme is the device's; where a
 * visitor has chosen the other one, the script in the page changes it.
 */
export function FirstPicture({ picture }: { picture: MapPicture }) {
  return (
    <picture>
      {SOURCES.map(({ widthPx, heightPx, media, theme }) => (
        <source
          key={`${widthPx} ${theme}`}
          srcSet={picture.addressOf({ widthPx, heightPx }, theme)}
          media={[media, theme === 'dark' && DARK].filter(Boolean).join(' and ')}
          data-media={media}
          data-theme={theme}
          width={widthPx}
          height={heightPx}
        />
      ))}
      <img
        src={picture.addressOf(WIDE, 'light')}
        width={WIDE.widthPx}
        height={WIDE.heightPx}
        alt=""
        fetchPriority="high"
      />
    </picture>
  );
}
