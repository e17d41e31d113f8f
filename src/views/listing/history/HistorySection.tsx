import { History } from 'lucide-react';
import type { HistoryEntry, LastStatus } from '#src/contract/listings/listing.ts';
import type { ViewerHistory } from '#src/page-data/listing-page.ts';
import {
  changePercent,
  endOfListing,
  firstPrice,
  priceHistory,
} from '#src/domain/listing/price-history.ts';
import { signInPath } from '#src/domain/routes.ts';
import type { Locale } from '#src/messages/locale.ts';
import { detailTexts } from '#src/messages/listing/detail.ts';
import { useTexts, useLocale } from '#src/ui/locale/use-texts.ts';
import { icon } from '#src/ui/icon.ts';
import { dayText } from '#src/ui/listing/measures.ts';
import { DueTerms } from '#src/ui/vow-terms/DueTerms.tsx';
import { useToday } from '#src/ui/today.ts';
import { offerAmount } from '../offer-amount.ts';
import { askingText } from './change-text.ts';
import { HistoryChart } from './HistoryChart.tsx';
import { Section } from '../Section.tsx';

/** Rows visible before a reader opens the rest (specification, business constants). */
const FIRST_ROWS = 3;

function statusText(lastStatus: string, locale: Locale): string {
  const { status: statuses } = detailTexts(locale);
  return lastStatus in statuses ? statuses[lastStatus as LastStatus] : lastStatus;
}

/** The closing price of a listing, and its difference from the asking price. */
function closedText({ type, listPrice, soldPrice }: HistoryEntry, locale: Locale): string {
  if (!soldPrice) return '';
  const { soldFor } = detailTexts(locale).history;
  const change = changePercent(listPrice, soldPrice);
  const closed = soldFor(offerAmount(type, soldPrice, locale));
  return change === null ? closed : `${closed}, ${askingText(change, locale)}`;
}

/** The price a listing was first offered at, where it is another one than the last. */
function listedText(entry: HistoryEntry, locale: Locale): string {
  const dollars = firstPrice(entry);
  if (dollars === entry.listPrice) return '';
  return detailTexts(locale).history.listedAt(offerAmount(entry.type, dollars, locale));
}

function Row({ entry }: { entry: HistoryEntry }) {
  const locale = useLocale();
  const endDate = endOfListing(entry);
  return (
    <li className="grid grid-cols-[1fr_auto] gap-x-6 py-3 border-b border-line">
      <span className="font-medium">{statusText(entry.lastStatus, locale)}</span>
      <span className="text-right font-medium tabular-nums">
        {offerAmount(entry.type, entry.listPrice, locale)}
      </span>
      <span className="col-span-2 sm:col-span-1 text-sm text-muted">
        {dayText(entry.listDate, locale)}
        {endDate && ` – ${dayText(endDate, locale)}`}
      </span>
      <span className="col-span-2 sm:col-span-1 sm:text-right text-sm text-muted tabular-nums">
        {[listedText(entry, locale), closedText(entry, locale)].filter(Boolean).join(', ')}
      </span>
    </li>
  );
}

const keyOf = ({ mlsNumber, listDate }: HistoryEntry) => `${mlsNumber} ${listDate}`;

function Rows({ entries }: { entries: readonly HistoryEntry[] }) {
  const { history: words } = useTexts(detailTexts);
  const [first, rest] = [entries.slice(0, FIRST_ROWS), entries.slice(FIRST_ROWS)];
  return (
    <>
      <ul>
        {first.map((entry) => (
          <Row key={keyOf(entry)} entry={entry} />
        ))}
      </ul>
      {rest.length > 0 && (
        <details className="group flex flex-col">
          <summary className="btn-quiet w-fit mt-2 list-none">
            <span className="group-open:hidden">{words.more}</span>
            <span className="hidden group-open:inline">{words.less}</span>
          </summary>
          <ul>
            {rest.map((entry) => (
              <Row key={keyOf(entry)} entry={entry} />
            ))}
          </ul>
        </details>
      )}
    </>
  );
}

function HiddenHistory({ returnTo }: { returnTo: string }) {
  const { history: words } = useTexts(detailTexts);
  return (
    <div className="p-4 sm:p-6 rounded-card bg-sand when-idle">
      <p className="unless-terms-due">{words.hidden}</p>
      <p className="unless-terms-due mt-3 flex flex-wrap items-center gap-x-5 gap-y-2">
        <a href={signInPath('login', returnTo)} data-login className="btn-primary">
          {words.signIn}
        </a>
        <a href={signInPath('new-account', returnTo)} className="btn-secondary">
          {words.join}
        </a>
        <span className="text-sm text-muted">{words.joinHint}</span>
      </p>
      <DueTerms heading="h3" />
    </div>
  );
}

function KnownHistory({ history, type, returnTo }: Props) {
  const { history: words } = useTexts(detailTexts);
  const today = useToday();
  if (history.kind === 'hidden') return <HiddenHistory returnTo={returnTo} />;
  if (history.kind === 'failed') return <p role="alert">{words.failed}</p>;
  if (history.entries.length < 2) return <p className="text-muted">{words.none}</p>;
  return (
    <>
      <HistoryChart history={priceHistory(history.entries, { type, today })} />
      <Rows entries={history.entries} />
    </>
  );
}

type Props = {
  history: ViewerHistory;
  /** Whether its sales or its leases are drawn. */
  type: HistoryEntry['type'];
  /** The page to come back to after signing in. */
  returnTo: string;
};

/**
 * The times a home was on the market. A signed-in viewer's script fetches the part with their
 * history in it, and marks it as busy meanwhile, and as failed when it could not be had.
 */
export function HistorySection(props: Props) {
  const { history: words } = useTexts(detailTexts);
  return (
    <div data-for-viewer="history">
      <Section id="history" title={words.title}>
        <p className="when-busy gap-2.5 text-muted">
          <History {...icon()} />
          {words.loading}
        </p>
        <p role="alert" className="when-failed">
          {words.failed}
        </p>
        <KnownHistory {...props} />
      </Section>
    </div>
  );
}
