import type { Locator } from '@playwright/test';

const STEP_PX = 20;

/** One finger to the left over three quarters of a strip, slowly enough to be no fling. */
export async function swipeLeft(strip: Locator): Promise<void> {
  const box = await strip.boundingBox();
  if (!box) throw new Error('the strip is not to be seen');
  const { x, y, width, height } = box;
  const page = strip.page();
  const client = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', movedPx: number) =>
    client.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: type === 'touchEnd' ? [] : [{ x: x + width * 0.9 - movedPx, y: y + height / 2 }],
    });
  const wayPx = width * 0.75;
  await touch('touchStart', 0);
  for (let movedPx = STEP_PX; movedPx <= wayPx; movedPx += STEP_PX) {
    await touch('touchMove', movedPx);
  }
  await touch('touchEnd', wayPx);
}
