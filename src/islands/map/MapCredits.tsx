import { useStore } from '@nanostores/react';
import { Info, X } from 'lucide-react';
import { useState } from 'react';
import { basemapTexts } from '#src/messages/search/basemap.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { $basemap } from '#src/stores/shell/basemap.ts';
import { basemapCredits, type Credit } from './basemap-credits.ts';

function CreditText({ text, href }: Credit) {
  const words = useTexts(basemapTexts);
  if (!href) return <span>{text}</span>;
  return (
    <a href={href} target="_blank" rel="noopener noreferrer" className="text-inherit underline">
      {text}
      <span className="sr-only"> ({words.opensNewTab})</span>
    </a>
  );
}

/** The credits of the map. Where there is no room for all of them, a button shows and hides them. */
export function MapCredits() {
  const locale = useLocale();
  const words = useTexts(basemapTexts);
  const [isOpen, setOpen] = useState(false);
  const credits = basemapCredits(useStore($basemap), locale);
  const isLong = credits.length > 1;
  const Icon = isOpen ? X : Info;
  return (
    <div data-over-map data-open={isOpen || !isLong ? '' : undefined} className="map-credits">
      <p>
        <span className="sr-only">{words.creditsLabel}: </span>
        {credits.map((credit, index) => (
          <span key={credit.text}>
            {index > 0 && <span> · </span>}
            <CreditText {...credit} />
          </span>
        ))}
      </p>
      {isLong && (
        <button
          type="button"
          aria-label={isOpen ? words.fewerCredits : words.moreCredits}
          aria-expanded={isOpen}
          onClick={() => setOpen(!isOpen)}
        >
          <Icon size={18} strokeWidth={1.75} aria-hidden="true" />
        </button>
      )}
    </div>
  );
}
