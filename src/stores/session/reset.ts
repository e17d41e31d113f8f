import { visitNames } from '#src/domain/offline-copies.ts';

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear();
  } catch (error) {
    console.info("The browser's storage could not be cleared.", error);
  }
}

/** Deletes the copies of pages, searches and photos that reveal what this visitor has looked at. */
async function forgetVisits(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const names = visitNames(await caches.keys());
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    console.info("The browser's copies of pages could not be deleted.", error);
  }
}

/** Drops the data of this tab alone, after another tab has cleared the shared data. */
export function clearTabData(): void {
  clearStorage(() => sessionStorage);
}

/**
 * Deletes all data of the site in this browser, including settings and saved homes, and resets the stores
 * of this tab.
 */
export function clearSiteData(): void {
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
  void forgetVisits();
  // The browser notifies only the other tabs, and stores listen for that event.
  if (typeof StorageEvent === 'function') dispatchEvent(new StorageEvent('storage', { key: null }));
}
