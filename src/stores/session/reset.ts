import { visitNames } from '#src/domain/offline-copies.ts';

function clearStorage(storage: () => Storage): void {
  try {
    storage().clear();
  } catch (error) {
    console.info("The browser's storage could not be cleared.", error);
  }
}

/** Deletes the copies of pages, searches and photos that tell what this visitor has looked at. */
async function forgetVisits(): Promise<void> {
  if (typeof caches === 'undefined') return;
  try {
    const names = visitNames(await caches.keys());
    await Promise.all(names.map((name) => caches.delete(name)));
  } catch (error) {
    console.info("The browser's copies of pages could not be deleted.", error);
  }
}

/** Forgets what this tab alone keeps, after another tab has cleared what they share. */
export function forgetTab(): void {
  clearStorage(() => sessionStorage);
}

/**
 * Forgets all this browser keeps of the site, settings and kept homes too, and brings what this tab
 * holds back to its defaults.
 */
export function forgetEverything(): void {
  clearStorage(() => localStorage);
  clearStorage(() => sessionStorage);
  void forgetVisits();
  // The browser tells only the other tabs, and stores listen for just that.
  if (typeof StorageEvent === 'function') dispatchEvent(new StorageEvent('storage', { key: null }));
}
