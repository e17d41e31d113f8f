import type { Valuation, ValuationEstimate } from '#src/contract/listings/valuation-calls.ts';
import { HOME_VALUE_PATH } from '#src/domain/market/valuation/home-value-inputs.ts';
import { signInPath } from '#src/domain/routes.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { TermsButton } from '#src/ui/vow-terms/TermsButton.tsx';
import { EstimateFigures } from '../home-value/EstimateFigures.tsx';
import { shortAccuracyText } from '../home-value/estimate-text.ts';
import { Section } from './Section.tsx';

function LogIn({ returnTo }: { returnTo: string }) {
  const { result } = useTexts(homeValueTexts);
  return (
    <>
      <a href={signInPath('login', returnTo)} className="unless-terms-due link">
        {result.logIn}
      </a>
      <TermsButton className="link" />
    </>
  );
}

function Figures({ estimate, returnTo }: { estimate: ValuationEstimate; returnTo: string }) {
  const locale = useLocale();
  const words = useTexts(homeValueTexts);
  const { salesCount, radius, since, accuracy, sales } = estimate;
  return (
    <>
      <EstimateFigures {...estimate} />
      <div className="mt-3 max-w-[68ch] text-muted tabular-nums">
        <p>
          {words.result.basisOfHome(salesCount, radius, monthText(since, locale) ?? since)}{' '}
          {shortAccuracyText(accuracy, locale)}
        </p>
        <p className="mt-1">{words.result.notAppraisal}</p>
        {sales === 'public' && (
          <p className="mt-1 no-print">
            {words.result.publicSales} <LogIn returnTo={returnTo} />
          </p>
        )}
      </div>
    </>
  );
}

type Props = {
  valuation: Valuation | undefined;
  /** The page of the home. */
  returnTo: string;
};

/** The value of a home on the market by the sales that its viewer may see. */
export function EstimatedValue({ valuation, returnTo }: Props) {
  const words = useTexts(homeValueTexts);
  const mayHelpToLogIn =
    valuation?.kind === 'withheld' &&
    valuation.reason === 'tooFewSales' &&
    valuation.sales === 'public';
  return (
    <div data-for-viewer="valuation">
      {valuation?.kind === 'estimate' && (
        <Section id="valuation" title={words.result.title}>
          <Figures estimate={valuation} returnTo={returnTo} />
          <p className="mt-2 flex flex-wrap gap-x-5 no-print">
            <a href={`${HOME_VALUE_PATH}#method`} className="lone-link">
              {words.result.method}
            </a>
            <a href={HOME_VALUE_PATH} className="lone-link">
              {words.title}
            </a>
          </p>
        </Section>
      )}
      {mayHelpToLogIn && (
        <div className="no-print">
          <Section id="valuation" title={words.result.title}>
            <p className="max-w-[68ch] text-muted">
              {words.withheld.tooFewPublic} <LogIn returnTo={returnTo} />
            </p>
          </Section>
        </div>
      )}
    </div>
  );
}
