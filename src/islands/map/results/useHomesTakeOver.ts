import { useLayoutEffect, useRef } from 'react';
import { isTaken, passThrough, useTakeOver } from '../take-over.ts';

/**
 * Takes the homes of the first view over as soon as those of the list are ready. A list that peeks can be
 * opened before: the first view's lets everything through, and is gone once the list is open. Gives whether
 * the list still lies behind the first view's, which is used in its place.
 */
export function useHomesTakeOver(isReady: boolean, isPeeking: boolean): boolean {
  const hasPeeked = useRef(false);
  const isOpened = hasPeeked.current && !isPeeking;
  useTakeOver('homes', isReady || isOpened);
  useLayoutEffect(() => {
    if (!isPeeking) return;
    hasPeeked.current = true;
    passThrough('homes');
  }, [isPeeking]);
  return !isReady && !isOpened && !isPeeking && !isTaken('homes');
}
