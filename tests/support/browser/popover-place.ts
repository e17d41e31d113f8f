import { expect, type Locator, type Page } from '@playwright/test';

/** The largest gap at which a popover still belongs to its button. */
const NEAR_PX = 20;

type Box = { x: number; y: number; width: number; height: number };

async function boxOf(target: Locator): Promise<Box> {
  // The target may slide or fade in. A cancelled animation has ended too.
  await target.evaluate(async (element) => {
    await Promise.allSettled(element.getAnimations({ subtree: true }).map((one) => one.finished));
  });
  const box = await target.boundingBox();
  if (!box) throw new Error('it is not to be seen');
  return box;
}

/** The free length between two stretches of a line; below zero where they overlap. */
const gap = (a: readonly [number, number], b: readonly [number, number]) =>
  Math.max(a[0] - b[1], b[0] - a[1]);

const across = ({ x, width }: Box) => [x, x + width] as const;
const down = ({ y, height }: Box) => [y, y + height] as const;

/** Fails unless all of it lies within the window. */
export async function expectInWindow(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeVisible();
  const box = await boxOf(target);
  const { width = 0, height = 0 } = page.viewportSize() ?? {};
  const { x, y } = box;
  const edges = { left: x, top: y, right: width - x - box.width, bottom: height - y - box.height };
  for (const [edge, px] of Object.entries(edges)) {
    expect(px, `${edge} edge of ${JSON.stringify(box)}`).toBeGreaterThanOrEqual(-1);
  }
}

/** Fails unless a popover lies below or above its button, in the window. */
export async function expectBeside(page: Page, button: Locator, popover: Locator): Promise<void> {
  await expectInWindow(page, popover);
  const [own, other] = [await boxOf(popover), await boxOf(button)];
  const between = gap(down(own), down(other));
  const text = JSON.stringify({ popover: own, button: other });
  expect(between, `gap between them: ${text}`).toBeLessThanOrEqual(NEAR_PX);
  expect(between, `it covers its button: ${text}`).toBeGreaterThanOrEqual(-1);
  expect(gap(across(own), across(other)), `beside each other: ${text}`).toBeLessThan(0);
}

/** Fails unless a drawer or a sheet lies at an edge of the window, over its whole length. */
export async function expectAtEdge(
  page: Page,
  edge: 'bottom' | 'left' | 'right',
  target: Locator,
): Promise<void> {
  await expectInWindow(page, target);
  const { x, y, width, height } = await boxOf(target);
  const view = page.viewportSize() ?? { width: 0, height: 0 };
  const freePx = {
    bottom: view.height - y - height,
    left: x,
    right: view.width - x - width,
  };
  expect(Math.abs(freePx[edge])).toBeLessThanOrEqual(1);
  const [length, whole] = edge === 'bottom' ? [width, view.width] : [height, view.height];
  expect(length).toBeGreaterThanOrEqual(whole - 1);
}
