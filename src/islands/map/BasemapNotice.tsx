import { useStore } from '@nanostores/react';
import { X } from 'lucide-react';
import { basemapTexts } from '#src/messages/search/basemap.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $basemapNotice, dismissBasemapNotice } from '#src/stores/shell/basemap.ts';

/** Says, until it is closed, that our own map stands in for a source that does not answer. */
export function BasemapNotice() {
  const words = useTexts(basemapTexts);
  const view = useStore($basemapNotice);
  return (
    <div
      role="status"
      className="absolute z-3 left-3 top-3 right-17 sm:right-auto sm:max-w-88 md:top-17"
    >
      {view && (
        <div
          data-over-map
          className="flex items-start gap-2 rounded-card bg-surface text-ink border border-line-strong shadow-float pl-4 py-1"
        >
          <p className="m-0 py-2 text-sm">{words.notice[view]}</p>
          <button
            type="button"
            aria-label={words.dismiss}
            onClick={dismissBasemapNotice}
            className="shrink-0 grid place-items-center size-11 rounded-full text-ink cursor-pointer hover:bg-primary-tint"
          >
            <X size={18} strokeWidth={1.75} aria-hidden="true" />
          </button>
        </div>
      )}
    </div>
  );
}
