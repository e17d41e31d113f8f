import { LoaderCircle } from 'lucide-react';
import { authTexts } from '#src/messages/account/auth.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';

type Props = { label: string; isBusy: boolean; isAwake: boolean };

/** Sends a form; it spins while the form is busy and sleeps until the page's script runs. */
export function SubmitButton({ label, isBusy, isAwake }: Props) {
  const words = useTexts(authTexts);
  return (
    // Not disabled itself: when a page is loaded again, Firefox keeps its button as awake as it was left.
    <fieldset className="contents" disabled={!isAwake}>
      <button type="submit" className="btn-primary w-full min-h-12" aria-disabled={isBusy}>
        {isBusy && (
          <span className="animate-spin motion-reduce:animate-none">
            <LoaderCircle {...icon(20)} />
          </span>
        )}
        <span>{label}</span>
      </button>
      <span className="sr-only" role="status">
        {isBusy ? words.busy : ''}
      </span>
    </fieldset>
  );
}
