import { useStore } from '@nanostores/react';
import { useState } from 'react';
import { basemapTexts } from '#src/messages/search/basemap.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $basemap } from '#src/stores/shell/basemap.ts';
import { basemapCredits, type Credit } from './basemap-credits.ts';

function CreditText({ text, href }: Credit) {
  const words = useTexts(basemapTexts);
  if (!href) return text;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-inherit underline">
      {text}
      <span className="sr-only"> ({words.opensNewTab})</span>
    </a>
  );
}

/** Who made what the map shows. Where there is room for the first words only, a button shows the rest. */
export function MapCredits() {
  const locale = useLocale();
  const words = useTexts(basemapTexts);
  const [isOpen, setOpen] = useState(false);
  const [first, ...rest] = basemapCredits(useStore($basemap), locale);
  const hiddenClass = isOpen ? '' : 'hidden min-[1440px]:inline';
  return (
    <p data-over-map className="map-credits">
      <span className="sr-only">{words.creditsLabel}: </span>
      {first && <CreditText {...first} />}
      {rest.map((credit) => (
        <span key={credit.text} className={hiddenClass}>
          {' · '}
          <CreditText {...credit} />
        </span>
      ))}
      {rest.length > 0 && !isOpen && (
        <button
          type="button"
          className="map-credits-more min-[1440px]:hidden"
          aria-label={words.moreCredits}
          onClick={() => setOpen(true)}
        >
          …
        </button>
      )}
    </p>
  );
}
