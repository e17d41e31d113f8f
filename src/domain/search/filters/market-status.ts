import { CLOSED_STATUSES } from '../../listing/status/status.ts';
import { offeredHomes } from '../offered-homes.ts';
import { choiceOf } from './choice-filter.ts';
import { daysBefore, type Filter, type SearchType } from './filter.ts';
import type { ListedWithinValues } from './listed-within.ts';

/** Choices of days since a home was sold or leased: up to half a year, then years of 360. */
export const CLOSED_WITHIN_DAYS = [
  null,
  1,
  3,
  7,
  30,
  90,
  180,
  ...([360, 720, 1080, 1440, 1800, 2160, 2520] as const),
] as const;
type ClosedWithinDays = (typeof CLOSED_WITHIN_DAYS)[number];

const CLOSED_WITHIN_DEFAULT = 90;

/** The spelling of "All" where leaving it out means something else. */
export const ALL_DAYS = 'all';

/** Homes on the market, sold or leased homes, or both: never neither. */
export type MarketStatus = { readonly showActive: boolean; readonly showClosed: boolean };

type MarketStatusValues = MarketStatus & { readonly closedWithinDays: ClosedWithinDays };

type ClosedChip = {
  readonly kind: 'closed';
  readonly type: SearchType;
  readonly withActive: boolean;
  readonly days: ClosedWithinDays;
};

const DEFAULT: MarketStatusValues = {
  showActive: true,
  showClosed: false,
  closedWithinDays: CLOSED_WITHIN_DEFAULT,
};

function readDays(text: string | null): ClosedWithinDays {
  return text === ALL_DAYS ? null : (choiceOf(CLOSED_WITHIN_DAYS, text) ?? CLOSED_WITHIN_DEFAULT);
}

/** Which homes are shown, and the days closed ones were sold or leased in. */
export const marketStatus: Filter<MarketStatusValues, { readonly type: SearchType }, ClosedChip> = {
  parameters: ['show', 'soldDays'],
  defaults: () => DEFAULT,
  read: (query) => {
    const show = query.getAll('show');
    return show.includes('sold')
      ? {
          showActive: show.includes('active'),
          showClosed: true,
          closedWithinDays: readDays(query.get('soldDays')),
        }
      : DEFAULT;
  },
  write: ({ showActive, showClosed, closedWithinDays }) => {
    if (!showClosed) return [];
    const params: [string, string][] = showActive ? [['show', 'active']] : [];
    params.push(['show', 'sold']);
    if (closedWithinDays !== CLOSED_WITHIN_DEFAULT) {
      params.push(['soldDays', String(closedWithinDays ?? ALL_DAYS)]);
    }
    return params;
  },
  toQuery: ({ type, closedWithinDays }, { side, today }) => {
    if (side === 'active') return offeredHomes();
    const { closed: closedStatuses, conditional } = CLOSED_STATUSES[type];
    // A conditional deal has no sold date yet: it is as fresh as a deal can be.
    if (side === 'conditional') return { status: ['A'], lastStatus: [...conditional] };
    return {
      status: ['U'],
      lastStatus: [...closedStatuses],
      minSoldDate: daysBefore(today, closedWithinDays),
    };
  },
  chips: ({ type, showActive, showClosed, closedWithinDays }) =>
    showClosed ? [{ kind: 'closed', type, withActive: showActive, days: closedWithinDays }] : [],
};

/**
 * Switches homes on the market or closed homes on or off; undefined when nothing would be left to show. A
 * side switched off loses its window of days.
 */
export function withMarketStatus<Filters extends MarketStatusValues & ListedWithinValues>(
  filters: Filters,
  { showActive, showClosed }: MarketStatus,
): Filters | undefined {
  if (!showActive && !showClosed) return undefined;
  return {
    ...filters,
    showActive,
    showClosed,
    listedWithinDays: showActive ? filters.listedWithinDays : null,
    closedWithinDays: showClosed ? filters.closedWithinDays : CLOSED_WITHIN_DEFAULT,
  };
}
