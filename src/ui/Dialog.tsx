import { X } from 'lucide-react';
import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react';
import { filtersTexts } from '#src/messages/search/filters.ts';
import { useTexts } from './locale/use-texts.ts';
import { icon } from './icon.ts';

type Props = {
  title: string;
  isOpen: boolean;
  onClose: () => void;
  children: ReactNode;
  /**
   * Below the scrolling content and always in view; the dialog is then a sheet at the bottom of its window.
   */
  footer?: ReactNode;
  /** On pages with `scripts/close-on-back`: whether Back closes the dialog and leaves the page as it is. */
  closesOnBack?: boolean;
};

/** A tap outside a sheet closes it. */
function closeBeside({ target, currentTarget }: MouseEvent<HTMLDialogElement>): void {
  if (target === currentTarget) currentTarget.close();
}

/** A field that a person sees and can change. */
const FORM_FIELD =
  'form :is(input, select, textarea):not([type=hidden], [hidden], [readonly], [tabindex="-1"])';

const look = {
  box: 'm-auto w-[min(34rem,100vw)] max-h-dvh rounded-card max-sm:h-dvh max-sm:rounded-none',
  sheet: 'mx-0 mt-auto mb-0 w-full max-h-[88dvh] rounded-t-card open:flex flex-col',
} as const;

/**
 * Opens a dialog at the first field of its form, or at its heading: by default it would begin at the button
 * that closes it, which Enter then presses.
 */
function openDialog(dialog: HTMLDialogElement): void {
  dialog.showModal();
  const [first, ...others] = dialog.querySelectorAll<HTMLInputElement>(FORM_FIELD);
  const checkedField = [first, ...others].find(
    (field) => field?.name === first?.name && field?.checked,
  );
  (checkedField ?? first ?? dialog.querySelector('h2'))?.focus();
}

/** A native modal dialog: it traps focus, closes on Escape and gives focus back. */
export function Dialog({ title, isOpen, onClose, children, footer, closesOnBack }: Props) {
  const words = useTexts(filtersTexts);
  const dialog = useRef<HTMLDialogElement>(null);
  const titleId = useId();
  useEffect(() => {
    const element = dialog.current;
    if (!element || element.open === isOpen) return;
    if (isOpen) openDialog(element);
    else element.close();
  }, [isOpen]);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape and the button close it for the keyboard
    <dialog
      ref={dialog}
      aria-labelledby={titleId}
      data-back={closesOnBack}
      onClose={onClose}
      onClick={footer ? closeBeside : undefined}
      className={`p-0 max-w-full bg-surface text-ink shadow-float backdrop:bg-black/55 ${footer ? look.sheet : look.box}`}
    >
      <div className="shrink-0 flex items-center justify-between gap-4 pl-6 pr-3 py-3 border-b border-line">
        <h2 id={titleId} tabIndex={-1} className="heading-3 outline-none">
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
      <div className={footer ? 'px-5 py-4 min-h-0 overflow-y-auto overscroll-contain' : 'p-6'}>
        {children}
      </div>
      {footer && (
        <div className="shrink-0 flex items-center justify-between gap-3 px-5 py-3 border-t border-line">
          {footer}
        </div>
      )}
    </dialog>
  );
}
