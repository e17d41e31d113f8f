import { X } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from './locale/use-texts.ts';
import { icon } from './icon.ts';

type Props = { title: string; isOpen: boolean; onClose: () => void; children: ReactNode };

/** A native modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ title, isOpen, onClose, children }: Props) {
  const words = useTexts(filtersTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) element.showModal();
    else element.close();
  }, [isOpen]);
  return (
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      onClose={onClose}
      className="m-auto p-0 w-[min(34rem,100vw)] max-w-full max-h-dvh rounded-card bg-surface text-ink shadow-float backdrop:bg-black/55 max-sm:h-dvh max-sm:rounded-none"
    >
      <div className="flex items-center justify-between gap-4 pl-6 pr-3 py-3 border-b border-line">
        <h2 id={titleId} className="heading-3">
          {title}
        </h2>
        <button
          type="button"
          className="icon-button"
          aria-label={words.close}
          onClick={() => dialog.current?.close()}
        >
          <X {...icon(22)} />
        </button>
      </div>
      <div className="p-6">{children}</div>
    </dialog>
  );
}
