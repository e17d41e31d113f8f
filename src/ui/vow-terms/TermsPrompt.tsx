import type { VowTerms } from '#src/domain/listing/boards.ts';
import { accountPanelTexts } from '#src/messages/search/account-panel.ts';
import { useTexts } from '../locale/use-texts.ts';

/** The terms of the boards with the button that accepts them; `scripts/vow-terms` makes it work. */
export function TermsPrompt({ version, lines }: VowTerms) {
  const { termsReason, acceptTerms } = useTexts(accountPanelTexts);
  return (
    <div data-vow-terms-prompt>
      <p className="mt-2">{termsReason}</p>
      <ul className="mt-3 grid gap-2 pl-5 list-disc">
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      <p role="alert" className="mt-4 text-alert empty:hidden" />
      <button type="button" className="btn-primary mt-5" data-accept-vow-terms={version}>
        {acceptTerms}
      </button>
    </div>
  );
}
