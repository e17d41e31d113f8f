import type { Clock } from '#src/lib/clock.ts';

/** The number of items read at a time. */
const BATCH = 50;

/** From this hour on, UTC: it is morning from Newfoundland to the Pacific by then. */
const EARLIEST_HOUR = 12;

type DailyRunDependencies<Item> = {
  /** The items not yet looked after on the day. */
  readonly findDue: (day: string, limit: number) => Promise<readonly Item[]>;
  /** Looks after one item; returns whether that was noted, and whether it made a mail. */
  readonly runItem: (
    item: Item,
    day: string,
  ) => Promise<{ readonly isNoted: boolean; readonly isMade: boolean }>;
  readonly clock: Clock;
  /** The calendar day of the listings, YYYY-MM-DD. */
  readonly today: () => string;
  /** Called when an item could not be looked after; the item is tried again later. */
  readonly onError: (error: unknown) => void;
};

export type AlertRun = {
  /** Looks after every due item, and returns the number of mails made. */
  runDue(): Promise<number>;
};

/** Looks after each item once a day, in the morning. A second call joins the first. */
export function dailyRun<Item extends { readonly id: string }>({
  findDue,
  runItem,
  clock,
  today,
  onError,
}: DailyRunDependencies<Item>): AlertRun {
  let running: Promise<number> | undefined;
  const run = async (): Promise<number> => {
    if (clock.now().getUTCHours() < EARLIEST_HOUR) return 0;
    const day = today();
    const skippedIds = new Set<string>();
    const nextBatch = async () =>
      (await findDue(day, BATCH + skippedIds.size)).filter(({ id }) => !skippedIds.has(id));
    let alertCount = 0;
    for (let batch = await nextBatch(); batch.length > 0; batch = await nextBatch()) {
      for (const item of batch) {
        try {
          const { isNoted, isMade } = await runItem(item, day);
          // An item that its owner is changing gets its turn at the next run.
          if (!isNoted) skippedIds.add(item.id);
          if (isMade) alertCount += 1;
        } catch (error) {
          // A failing item must not keep the others from their mails.
          skippedIds.add(item.id);
          onError(error);
        }
      }
    }
    return alertCount;
  };
  return {
    runDue: () =>
      (running ??= run().finally(() => {
        running = undefined;
      })),
  };
}
