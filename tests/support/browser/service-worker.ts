import type { Page } from '@playwright/test';

/** Opens a page and waits until the service worker controls it and has kept it. */
export async function openKept(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await page.mouse.move(200, 300);
  await page.mouse.move(210, 310);
  await page.evaluate(async () => {
    const { serviceWorker } = navigator;
    await serviceWorker.ready;
    if (serviceWorker.controller) return;
    await new Promise((resolve) => {
      serviceWorker.addEventListener('controllerchange', resolve, { once: true });
    });
  });
  await page.waitForFunction(keptPath, new URL(page.url()).pathname);
}

/** Whether a copy of a page is kept. Runs in the page. */
async function keptPath(path: string): Promise<boolean> {
  const key = path.startsWith('/real-estate/map') ? '/real-estate/map' : path;
  return (await caches.match(key)) !== undefined;
}
