import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import './trends.css';
import { useStore } from '@nanostores/react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import type { PlaceTrends } from '#src/domain/market/trends/trends.ts';
import type { TrendsRequest } from '#src/domain/market/trends/trends-request.ts';
import { trendsTexts } from '#src/messages/market/trends.ts';
import { currentValue } from '#src/stores/shell/async-state.ts';
import { $trends, $trendsRequest, reloadTrends, setTrends } from '#src/stores/market/trends.ts';
import { asIsland } from '#src/ui/as-island.tsx';
import type { TrendChartName } from '#src/ui/charts/trend-chart.ts';
import { EmptyState } from '#src/ui/EmptyState.tsx';
import { useTexts } from '#src/ui/locale/use-texts.ts';
import { Market } from './Market.tsx';
import { MarketSkeleton } from './MarketSkeleton.tsx';
import { TrendsForm } from './TrendsForm.tsx';

/** The charts drawn by the server. */
export type Pictures = { readonly [Name in TrendChartName]?: ReactNode };

type Props = Pictures & {
  request: TrendsRequest;
  /** Null where the server could not be asked. */
  trends: readonly PlaceTrends[] | null;
  /** The typed text that is no place; null for none. */
  unknown: string | null;
};

function TrendsFailure() {
  const words = useTexts(trendsTexts);
  return (
    <EmptyState tone="failed" title={words.failed} hint={words.failedText}>
      <button type="button" className="btn-secondary" onClick={reloadTrends}>
        {words.retry}
      </button>
    </EmptyState>
  );
}

/** The market that the page was rendered with, and later choices. */
function useTrends({ request, trends }: Props) {
  // Before any of the stores is read.
  useState(() => (typeof window === 'undefined' ? undefined : setTrends(request, trends)));
  const state = useStore($trends, {
    ssr: () => (trends ? { kind: 'ready' as const, value: trends } : { kind: 'idle' as const }),
  });
  const latestRequest = useStore($trendsRequest, { ssr: () => request });
  return { state, latestRequest };
}

/** The market trends of the chosen places. */
function TrendsContent(props: Props) {
  const words = useTexts(trendsTexts);
  const { state, latestRequest } = useTrends(props);
  const report = currentValue(state);
  const hasChanged = useRef(false);
  hasChanged.current ||= report !== props.trends;
  const isFirst = !hasChanged.current;
  const isLoading = state.kind === 'loading';
  const hasFailed = state.kind === 'failed' || state.kind === 'idle';
  const names = latestRequest.places.map(({ name }) => name).join(', ');
  const title = `${words.pageTitle(names)} | ${BROKERAGE_NAME}`;
  useEffect(() => {
    document.title = title;
  }, [title]);
  return (
    <>
      <h1 className="heading-1 wrap-anywhere">{words.title(names)}</h1>
      <p className="prose mt-3 mb-6">{words.lead}</p>
      <TrendsForm request={latestRequest} unknown={props.unknown} />
      <p role="status" className="sr-only">
        {isLoading ? words.loading : isFirst || hasFailed ? '' : words.loaded}
      </p>
      <div className="mt-8 aria-busy:opacity-60" aria-busy={isLoading}>
        {hasFailed && <TrendsFailure />}
        {report ? (
          <Market request={latestRequest} trends={report} pictures={isFirst ? props : null} />
        ) : (
          isLoading && <MarketSkeleton />
        )}
      </div>
    </>
  );
}

export const TrendsIsland = asIsland(TrendsContent);
