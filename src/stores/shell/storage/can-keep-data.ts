const PROBE_KEY = 'realty:storage-probe';

/** Whether the browser lets this site keep anything from one page to the next. */
export function canKeepData(): boolean {
  try {
    localStorage.setItem(PROBE_KEY, '');
    localStorage.removeItem(PROBE_KEY);
    return true;
  } catch (error) {
    console.info('The browser lets this site keep nothing.', error);
    return false;
  }
}
