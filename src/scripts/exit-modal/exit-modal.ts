// Offers help once to a visitor on a computer whose pointer leaves towards the tabs. Plain DOM: the
// dialog is in the page, and most pages have nothing else that would need more. Whether the visitor
// has had the offer is only looked up when one leaves.

/** A visitor who leaves sooner has not seen the page yet. */
const SEEN_AFTER_MS = 3000;

/** A mouse and room to leave at the top; going back on a phone is not leaving. */
const desktop = matchMedia('(hover: hover) and (pointer: fine) and (width >= 56.25rem)');

function watchExit(dialog: HTMLDialogElement): void {
  const watching = new AbortController();
  const leave = ({ clientY, relatedTarget, timeStamp }: MouseEvent) => {
    if (clientY > 0 || relatedTarget || timeStamp < SEEN_AFTER_MS || !desktop.matches) return;
    if (
      document.querySelector('dialog[open]') ||
      document.activeElement?.matches('input, textarea')
    )
      return;
    watching.abort();
    void import('./offer-help.ts').then((offer) => offer.offerHelp(dialog));
  };
  document.documentElement.addEventListener('mouseleave', leave, { signal: watching.signal });
}

const dialog = document.querySelector<HTMLDialogElement>('[data-exit-offer]');
if (dialog) watchExit(dialog);
