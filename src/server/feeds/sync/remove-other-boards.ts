import { setImmediate as nextTurn } from 'node:timers/promises';
import { thousands } from '#src/lib/text/thousands.ts';
import { keyBatches } from './removals.ts';
import type { SyncRun } from './sync-run.ts';

function noticeOf(count: number, setting: string): string {
  return count === 1
    ? `1 listing was removed: ${setting} no longer names its board.`
    : `${thousands(count)} listings were removed: ${setting} no longer names their boards.`;
}

/**
 * Removes the records of boards that the settings no longer name, however many: without a licence of its
 * board, no listing may be shown. It requests nothing, so a feed that is down does not delay it.
 */
export async function removeOtherBoards<SourceRecord>({
  feed,
  store,
  day,
  countRemoved,
  note,
}: SyncRun<SourceRecord>): Promise<void> {
  // Other boards make another revision, under which the feed has not been read yet.
  if ((await store.watermark(feed)) !== undefined) return;
  const { isOfOtherBoard } = feed;
  const keys = new Set(await store.keysOfOtherBoards(feed.id, feed.boardIds));
  for (const key of isOfOtherBoard ? await store.keys(feed.id) : []) {
    if (isOfOtherBoard?.(key)) keys.add(key);
  }
  let removedCount = 0;
  for (const batch of keyBatches([...keys])) {
    removedCount += await store.removeKeys(feed.id, batch, day);
    // A running server answers requests in between.
    await nextTurn();
  }
  countRemoved(removedCount);
  if (removedCount > 0) note(noticeOf(removedCount, feed.boardsSetting));
}
