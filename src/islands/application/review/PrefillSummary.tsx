import type { ReactNode } from 'react';
import type { ApplicationPrefill } from '#src/contract/application/prefill.ts';
import { formatDollars } from '#src/domain/money.ts';
import { applicationFormTexts } from '#src/messages/application/application-form.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';

function homeOf({ address, unit, city, province, listing }: ApplicationPrefill): string {
  const street = [unit, address].filter(Boolean).join(' - ');
  const place = [street, city, province].filter(Boolean).join(', ');
  return [place, listing && `MLS® ${listing}`].filter(Boolean).join(' · ');
}

/** The home and the price that the applicant came with. */
export function PrefillSummary({
  prefill,
  children,
}: {
  prefill: ApplicationPrefill;
  children: ReactNode;
}) {
  const locale = useLocale();
  const { handedOver: words } = useTexts(applicationFormTexts);
  const home = homeOf(prefill);
  return (
    <section aria-labelledby="handed-over-title" className="panel grid gap-3 max-w-[40rem]">
      <h2 id="handed-over-title" className="heading-3">
        {words.title}
      </h2>
      <dl className="grid gap-1">
        {home && (
          <div className="flex flex-wrap gap-x-3">
            <dt className="text-muted">{words.home}</dt>
            <dd className="font-semibold wrap-anywhere">{home}</dd>
          </div>
        )}
        {prefill.price !== undefined && (
          <div className="flex flex-wrap gap-x-3">
            <dt className="text-muted">{words.price}</dt>
            <dd className="font-semibold tabular-nums">{formatDollars(prefill.price, locale)}</dd>
          </div>
        )}
      </dl>
      {children}
    </section>
  );
}
