import { useState } from 'react';
import type { ApplicationPrefill } from '#src/contract/application/prefill.ts';
import { prefilledDraft } from '#src/domain/application/pre-approval.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { $draft, changeDraft } from '#src/stores/application/profile-application.ts';
import { withDownPayment } from './down-payment.ts';
import { PrefillSummary } from '../review/PrefillSummary.tsx';

function fillIn(prefill: ApplicationPrefill): void {
  const draft = $draft.get();
  const { purpose, propertyInfo, expectedPrice } = prefilledDraft(prefill);
  const homeFields = {
    ...draft,
    purpose: draft.purpose ?? purpose,
    propertyInfo,
    expectedPrice: { ...draft.expectedPrice, ...expectedPrice },
  };
  changeDraft(withDownPayment(homeFields, 'expectedPrice.totalDollars'));
}

/** Offers the home that a visitor came with for an application begun earlier. */
export function PrefillOffer({ prefill }: { prefill: ApplicationPrefill }) {
  const { handedOver: words } = useTexts(applicationFormTexts);
  const [isUsed, setUsed] = useState(false);
  const take = () => {
    fillIn(prefill);
    setUsed(true);
  };
  return (
    <PrefillSummary prefill={prefill}>
      {isUsed ? (
        <p role="status" className="text-primary font-semibold">
          {words.used}
        </p>
      ) : (
        <button type="button" className="btn-secondary justify-self-start" onClick={take}>
          {words.use}
        </button>
      )}
    </PrefillSummary>
  );
}
