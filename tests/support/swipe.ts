import type { Page } from '@playwright/test';

type Swipe = { readonly x: number; readonly y: number; readonly byPx: number };

/** One finger to the left, slowly enough to be no fling. */
export async function swipeLeft(page: Page, { x, y, byPx }: Swipe): Promise<void> {
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', movedPx: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x - movedPx, y }],
    });
  await touch('touchStart', 0);
  for (let movedPx = 20; movedPx <= byPx; movedPx += 20) await touch('touchMove', movedPx);
  await touch('touchEnd', byPx);
}
