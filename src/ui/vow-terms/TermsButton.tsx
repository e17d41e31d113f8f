import { VOW_TERMS } from '#src/domain/listing/boards.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
import { useTexts } from '../locale/use-texts.ts';

/**
 * In place of a short log-in offer, for a signed-in customer who has not accepted the boards' terms: opens
 * the terms over the page. Nothing where the boards require no terms.
 */
export function TermsButton({ className }: { className: string }) {
  const words = useTexts(vowTermsTexts);
  return (
    VOW_TERMS && (
      <button type="button" className={`when-terms-due ${className}`} data-review-vow-terms>
        {words.review}
      </button>
    )
  );
}
