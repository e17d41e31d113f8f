import type { Clock } from '#src/lib/clock.ts';

/** Looked after between two other requests. */
const BATCH = 50;

/** From this hour on, UTC: it is morning from Newfoundland to the Pacific by then. */
const EARLIEST_HOUR = 12;

type DailyRunDependencies<Item> = {
  /** Those that were not looked after on the day. */
  readonly waiting: (day: string, limit: number) => Promise<readonly Item[]>;
  /** Whether it was noted that one was looked after, and whether that made a mail. */
  readonly lookAfter: (
    item: Item,
    day: string,
  ) => Promise<{ readonly isNoted: boolean; readonly isMade: boolean }>;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  /** Is told of one that could not be looked after; it has its turn again later. */
  readonly onError: (error: unknown) => void;
};

export type AlertRun = {
  /** Looks after everything whose turn it is; how many mails that made. */
  lookAfterDue(): Promise<number>;
};

/** Looks after each of many once a day, in the morning. A second call joins the first. */
export function dailyRun<Item extends { readonly id: string }>({
  waiting,
  lookAfter,
  clock,
  today,
  onError,
}: DailyRunDependencies<Item>): AlertRun {
  let running: Promise<number> | undefined;
  const run = async (): Promise<number> => {
    if (clock.now().getUTCHours() < EARLIEST_HOUR) return 0;
    const day = today();
    const left = new Set<string>();
    const nextBatch = async () =>
      (await waiting(day, BATCH + left.size)).filter(({ id }) => !left.has(id));
    let alertCount = 0;
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
      for (const item of batch) {
        try {
          const { isNoted, isMade } = await lookAfter(item, day);
          // One that its owner is changing has its turn when it is looked again.
          if (!isNoted) left.add(item.id);
          if (isMade) alertCount += 1;
        } catch (error) {
          // One that cannot be answered must not keep the others from their mails.
          left.add(item.id);
          onError(error);
        }
      }
    }
    return alertCount;
  };
  return {
    lookAfterDue: () =>
      (running ??= run().finally(() => {
        running = undefined;
      })),
  };
}
