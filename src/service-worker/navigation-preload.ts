/**
 * Lets the browser fetch a page while this worker starts. Where that fetch fails, Firefox shows its own error
 * page and none of the copies, so there it is switched off.
 */
export async function setNavigationPreload(
  preload: NavigationPreloadManager | undefined,
  userAgent: string,
): Promise<void> {
  if (/\bFirefox\//.test(userAgent)) await preload?.disable();
  else await preload?.enable();
}
