function cleared(storage: () => Storage): void {
  try {
    storage().clear();
  } catch (error) {
    console.info("The browser's storage could not be cleared.", error);
  }
}

/** Forgets what this tab alone keeps, after another tab has cleared what they share. */
export function forgetTab(): void {
  cleared(() => sessionStorage);
}

/**
 * Forgets all this browser keeps of the site, settings and kept homes too, and brings what this tab
 * holds back to its defaults.
 */
export function forgetEverything(): void {
  cleared(() => localStorage);
  cleared(() => sessionStorage);
  // The browser tells only the other tabs, and stores listen for just that.
  if (typeof StorageEvent === 'function') dispatchEvent(new StorageEvent('storage', { key: null }));
}
