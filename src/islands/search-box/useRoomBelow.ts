import { type RefObject, useEffect, useLayoutEffect } from 'react';
import { isSmallNow } from './useIsSmall.ts';

const MARGIN_PX = 12;

/** Keeps the open list within the window, also above the keyboard of a phone. */
export function useRoomBelow(panel: RefObject<HTMLElement | null>): void {
  useEffect(() => {
    // On a phone the keyboard takes half of the window, so the box goes to its top.
    if (isSmallNow()) panel.current?.closest('.search-box')?.scrollIntoView();
  }, [panel]);
  useLayoutEffect(() => {
    const view = window.visualViewport;
    if (!view) return;
    const measure = () => {
      const element = panel.current;
      if (!element) return;
      const roomPx = view.height + view.offsetTop - element.getBoundingClientRect().top - MARGIN_PX;
      element.style.setProperty('--room', `${Math.round(roomPx)}px`);
    };
    measure();
    view.addEventListener('resize', measure);
    window.addEventListener('scroll', measure, { passive: true });
    return () => {
      view.removeEventListener('resize', measure);
      window.removeEventListener('scroll', measure);
    };
  });
}
