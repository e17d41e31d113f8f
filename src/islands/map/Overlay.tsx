import { X } from 'lucide-react';
import { type ReactNode, useEffect, useRef } from 'react';
import { afterPaint } from '#src/lib/browser/after-paint.ts';
import { mapTexts } from '#src/messages/search/map.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';

/** A card that floats over the map: takes the focus, gives it back through `onClose`, closes on Esc. */
export function Overlay({
  label,
  onClose,
  children,
}: {
  label: string;
  onClose: () => void;
  children: ReactNode;
}) {
  const words = useTexts(mapTexts);
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    afterPaint(() => box.current?.focus({ preventScroll: true }));
    const onKey = (event: KeyboardEvent) => {
      if (event.key === 'Escape') onClose();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [onClose]);
  return (
    <div
      ref={box}
      data-over-map
      role="dialog"
      aria-label={label}
      tabIndex={-1}
      className="absolute z-9 left-3 right-3 bottom-3 md:z-4 md:bottom-8 sm:right-auto sm:w-80 max-h-[calc(100%-4rem)] overflow-y-auto rounded-card bg-surface shadow-float outline-none focus-visible:outline-2 focus-visible:outline-evergreen"
    >
      <button
        type="button"
        onClick={onClose}
        aria-label={words.closeListing}
        className="absolute z-5 right-2 top-2 grid place-items-center size-11 rounded-full bg-surface text-ink border border-line-strong cursor-pointer hover:bg-evergreen-tint"
      >
        <X size={20} strokeWidth={1.75} aria-hidden="true" />
      </button>
      {children}
    </div>
  );
}
