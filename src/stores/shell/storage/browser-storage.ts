type Kind = 'local' | 'session';

function storage(kind: Kind): Storage | undefined {
  if (typeof window === 'undefined') return undefined;
  return kind === 'local' ? window.localStorage : window.sessionStorage;
}

/** The text stored under a key; null when there is none, or the storage cannot be read. */
export function readStorage(kind: Kind, key: string): string | null {
  try {
    return storage(kind)?.getItem(key) ?? null;
  } catch (error) {
    console.info(`${key} could not be read from the browser's storage.`, error);
    return null;
  }
}

/** Keeps a text until the visitor clears it (`local`) or closes the tab (`session`). */
export function writeStorage(kind: Kind, key: string, text: string): void {
  try {
    storage(kind)?.setItem(key, text);
  } catch (error) {
    console.info(`${key} could not be kept in the browser's storage.`, error);
  }
}

/** Removes the text stored under a key. */
export function removeStorage(kind: Kind, key: string): void {
  try {
    storage(kind)?.removeItem(key);
  } catch (error) {
    console.info(`${key} could not be taken out of the browser's storage.`, error);
  }
}
