import { VOW_TERMS } from '#src/domain/listing/boards.ts';
import { vowTermsTexts } from '#src/messages/account/vow-terms.ts';
import { useTexts } from '../locale/use-texts.ts';
import { TermsPrompt } from './TermsPrompt.tsx';

/**
 * In place of a log-in offer, for a signed-in customer who has not accepted the boards' terms: the terms
 * under a heading. Nothing where the boards require no terms.
 */
export function DueTerms({ heading: Heading }: { heading: 'h2' | 'h3' }) {
  const words = useTexts(vowTermsTexts);
  return (
    VOW_TERMS && (
      <div className="when-terms-due">
        <Heading className="heading-3">{words.title}</Heading>
        <TermsPrompt {...VOW_TERMS} />
      </div>
    )
  );
}
