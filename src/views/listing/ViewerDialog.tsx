import './viewer.css';
import { ChevronLeft, ChevronRight, Map as PlanIcon, X, ZoomIn } from 'lucide-react';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { photoCaptionsTexts } from '#src/messages/listing/photo-captions.ts';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

const SEEN_ON_BLACK = 'bg-black/55 text-white hover:bg-black/80 focus-visible:outline-white';
const ROUND = `icon-button ${SEEN_ON_BLACK}`;
const LONG = `btn-quiet gap-2 px-3 sm:px-4 ${SEEN_ON_BLACK}`;

/** The zoom, the link to the floor plan, and the way out. */
function Tools({ planIndex }: { planIndex: number | undefined }) {
  const { close } = useTexts(detailTexts).viewer;
  const { zoom, zoomHint, floorPlan } = useTexts(photoCaptionsTexts);
  return (
    <div className="viewer-tools">
      {planIndex !== undefined && (
        <button type="button" data-thumbnail={planIndex} className={LONG}>
          <PlanIcon {...icon(20)} />
          <span className="max-[22rem]:sr-only">{floorPlan}</span>
        </button>
      )}
      <button type="button" data-zoom aria-pressed={false} title={zoomHint} className={LONG}>
        <ZoomIn {...icon(20)} />
        <span className="max-sm:sr-only">{zoom}</span>
      </button>
      <form method="dialog">
        <button type="submit" className={ROUND} aria-label={close}>
          <X {...icon(22)} />
        </button>
      </form>
    </div>
  );
}

/** The photos one at a time; its script puts them in. `planIndex` is that of the floor plan, from 0. */
export function ViewerDialog({ planIndex }: { planIndex: number | undefined }) {
  const { title, previous, next } = useTexts(detailTexts).viewer;
  return (
    <dialog aria-label={title} className="viewer" data-back>
      <section
        aria-label={title}
        // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys move what has the focus.
        tabIndex={0}
        className="size-full"
      >
        <div className="viewer-track splide__track">
          <div className="viewer-slides splide__list" />
        </div>
      </section>
      {/* The caption names the photo and its number; the count alone would be read as a fraction. */}
      <p data-caption aria-live="polite" className="viewer-caption" />
      <div data-thumbnails className="viewer-thumbnails" />
      <p data-count aria-hidden="true" className="viewer-count tabular-nums" />
      <Tools planIndex={planIndex} />
      <button
        type="button"
        data-step="<"
        className={`${ROUND} viewer-step left-3`}
        aria-label={previous}
      >
        <ChevronLeft {...icon(24)} />
      </button>
      <button
        type="button"
        data-step=">"
        className={`${ROUND} viewer-step right-3`}
        aria-label={next}
      >
        <ChevronRight {...icon(24)} />
      </button>
    </dialog>
  );
}
