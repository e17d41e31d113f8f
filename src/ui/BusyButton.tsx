import { LoaderCircle } from 'lucide-react';
import type { ComponentPropsWithRef } from 'react';
import { icon } from './icon.ts';

type Props = ComponentPropsWithRef<'button'> & {
  isBusy: boolean;
  /** Said while it is busy, for those who do not see it spin. */
  busyText: string;
};

/**
 * A button that spins while its action is under way; it then keeps the focus but does nothing more. Its
 * text has an element of its own: translators replace texts, and React then finds no place for the spinner.
 */
export function BusyButton({ isBusy, busyText, children, onClick, ...button }: Props) {
  return (
    <>
      <button
        type="button"
        className="btn-primary"
        {...button}
        aria-disabled={isBusy || undefined}
        onClick={(event) => {
          if (isBusy) event.preventDefault();
          else onClick?.(event);
        }}
      >
        {isBusy && (
          <span className="animate-spin motion-reduce:animate-none">
            <LoaderCircle {...icon()} />
          </span>
        )}
        <span className="contents">{children}</span>
      </button>
      <span className="sr-only" role="status">
        {isBusy ? busyText : ''}
      </span>
    </>
  );
}
