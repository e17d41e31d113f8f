import type { Locator, Page } from '@playwright/test';

const STEP_PX = 20;
const STEP_MS = 16;

type Point = { readonly x: number; readonly y: number };

/**
 * Moves fingers by the browser's own touch events from point to point of the window, one frame after the
 * other, however slow the machine.
 */
async function moveFingers(page: Page, frames: readonly (readonly Point[])[]): Promise<void> {
  const client = await page.context().newCDPSession(page);
  let timestamp = Date.now() / 1000;
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', points: readonly Point[]) => {
    timestamp += STEP_MS / 1000;
    return client.send('Input.dispatchTouchEvent', { type, touchPoints: [...points], timestamp });
  };
  const [first, ...rest] = frames;
  if (!first) throw new Error('a finger needs a place to begin');
  await touch('touchStart', first);
  for (const points of rest) await touch('touchMove', points);
  await touch('touchEnd', []);
  await client.detach();
}

/** Moves one finger from point to point. */
export async function dragFinger(page: Page, points: readonly Point[]): Promise<void> {
  await moveFingers(
    page,
    points.map((point) => [point]),
  );
}

/** Moves two fingers beside the middle of an element from one distance to another. */
export async function pinchFingers(element: Locator, fromPx: number, toPx: number): Promise<void> {
  const box = await element.boundingBox();
  if (!box) throw new Error('what is pinched is not to be seen');
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const path = fingerPath({ x: x + fromPx / 2, y }, { x: x + toPx / 2, y }, STEP_PX / 2);
  await moveFingers(
    element.page(),
    path.map((right) => [{ x: 2 * x - right.x, y }, right]),
  );
}

/** The points between two points, a step apart. */
export function fingerPath(from: Point, to: Point, stepPx = STEP_PX): Point[] {
  const steps = Math.max(1, Math.ceil(Math.hypot(to.x - from.x, to.y - from.y) / stepPx));
  return Array.from({ length: steps + 1 }, (_, step) => ({
    x: from.x + ((to.x - from.x) * step) / steps,
    y: from.y + ((to.y - from.y) * step) / steps,
  }));
}

/** Moves one finger left over three quarters of a strip, slowly enough to be no fling. */
export async function swipeLeft(strip: Locator): Promise<void> {
  const box = await strip.boundingBox();
  if (!box) throw new Error('the strip is not to be seen');
  const { x, y, width, height } = box;
  const from = { x: x + width * 0.9, y: y + height / 2 };
  await dragFinger(strip.page(), fingerPath(from, { ...from, x: from.x - width * 0.75 }));
}
