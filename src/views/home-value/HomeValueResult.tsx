import { Check } from 'lucide-react';
import type { HomeValuePage } from '#src/page-data/home-value-page.ts';
import { homeValueTexts } from '#src/messages/home-value.ts';
import { icon } from '#src/ui/icon.ts';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { withLocale } from '#src/ui/locale/with-locale.tsx';
import { TodayContext } from '#src/ui/today.ts';
import { Estimate } from './Estimate.tsx';
import { Method } from './Method.tsx';
import { FailedEstimate, FoundAddress, NoEstimate } from './NoEstimate.tsx';

type Props = Pick<HomeValuePage, 'inputs' | 'result'> & {
  /** This page with its form filled in. */
  returnTo: string;
  contact: { readonly phone: string; readonly phoneLink: string };
  /** YYYY-MM-DD. */
  today: string;
};

function Promises() {
  const { promises } = useTexts(homeValueTexts);
  return (
    <section aria-labelledby="promises-title" className="md:pt-6 max-w-[44rem]">
      <h2 id="promises-title" className="heading-2">
        {promises.title}
      </h2>
      <ul className="mt-5 grid gap-4 text-lg">
        {promises.points.map((point) => (
          <li key={point} className="flex gap-3">
            <span className="mt-0.5 shrink-0 text-primary">
              <Check {...icon(22)} />
            </span>
            {point}
          </li>
        ))}
      </ul>
      <Method />
    </section>
  );
}

function Result({ inputs, result, returnTo, contact }: Props) {
  if (result.kind === 'none') return <Promises />;
  if (result.kind === 'failed') return <FailedEstimate {...contact} />;
  const { address } = result.place;
  if (result.kind === 'found' || inputs.type === null) return <FoundAddress address={address} />;
  const { valuation } = result;
  const home = { address, returnTo };
  return valuation.kind === 'estimate' ? (
    <Estimate estimate={valuation} type={inputs.type} {...home} />
  ) : (
    <NoEstimate valuation={valuation} {...home} />
  );
}

function HomeValueResultContent(props: Props) {
  return (
    <TodayContext value={props.today}>
      <Result {...props} />
    </TodayContext>
  );
}

/** The value of a home, or what replaces it. */
export const HomeValueResult = withLocale(HomeValueResultContent);
