import type { ValuationEstimate } from '#src/contract/listings/valuation-calls.ts';
import type { ValuedType } from '#src/contract/listings/valued-homes.ts';
import { signInPath } from '#src/domain/routes.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { monthText } from '#src/ui/listing/measures.ts';
import { useLocale, useTexts } from '#src/ui/locale/use-texts.ts';
import { TermsButton } from '#src/ui/vow-terms/TermsButton.tsx';
import { ComparableSales } from './ComparableSales.tsx';
import { Method } from './Method.tsx';
import { EstimateFigures } from './EstimateFigures.tsx';
import { accuracyText } from './estimate-text.ts';

type Props = {
  estimate: ValuationEstimate;
  address: string;
  type: ValuedType;
  /** This page with its form filled in. */
  returnTo: string;
};

/** A value with its range, its basis, and its likely error. */
export function Estimate({ estimate, address, type, returnTo }: Props) {
  const locale = useLocale();
  const { result } = useTexts(homeValueTexts);
  const { salesCount, radius, since, sales } = estimate;
  return (
    <>
      <h2 id="estimate" tabIndex={-1} className="heading-2 outline-none wrap-anywhere">
        {result.of(address)}
      </h2>
      <div className="mt-5">
        <EstimateFigures {...estimate} />
      </div>
      <p className="mt-4 tabular-nums">
        {result.basis(salesCount, type, radius, monthText(since, locale) ?? since)}
      </p>
      {sales === 'public' && (
        <p className="mt-1 text-muted">
          {result.publicSales}{' '}
          <a href={signInPath('login', returnTo)} className="unless-terms-due link">
            {result.logIn}
          </a>
          <TermsButton className="link" />
        </p>
      )}
      <ComparableSales sales={estimate.comparables} />
      <Method accuracy={accuracyText(estimate.accuracy, type, locale)} />
    </>
  );
}
