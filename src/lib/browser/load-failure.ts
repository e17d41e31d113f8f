/** Set on the root element after a script of the page failed to load, until the store's notice says so. */
export const LOAD_FAILURE_MARK = 'data-load-failed';

/** Sent to the document with that mark, for what draws notices. */
export const LOAD_FAILURE_EVENT = 'load-failed';

/**
 * Loads a part of the page's script that the visitor can do without. If it fails to load, the page says so
 * and offers to reload, as it does for a failure that nobody handles.
 */
export async function loadPart<Part>(load: () => Promise<Part>): Promise<Part> {
  try {
    return await load();
  } catch (error) {
    if (typeof document !== 'undefined') {
      document.documentElement.toggleAttribute(LOAD_FAILURE_MARK, true);
      document.dispatchEvent(new Event(LOAD_FAILURE_EVENT));
    }
    throw error;
  }
}
