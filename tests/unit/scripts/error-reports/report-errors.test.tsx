import { afterEach, beforeEach, expect, test, vi } from 'vitest';

const ENDPOINT = 'https://errors.example.ca/api/1/envelope/?sentry_key=k&sentry_version=7';

const fetchMock = vi.fn(async (_url: string, _init: RequestInit) => new Response());
const listen = vi.spyOn(window, 'addEventListener');
beforeEach(() => {
  vi.stubGlobal('fetch', fetchMock);
  sessionStorage.clear();
});
afterEach(() => {
  vi.useRealTimers();
  // Removes the listeners of the page just left.
  for (const args of listen.mock.calls) window.removeEventListener(...args);
  listen.mockClear();
  vi.unstubAllGlobals();
  vi.resetModules();
  fetchMock.mockClear();
  document.head.innerHTML = '';
});

/** Opens a page that reports its errors. */
async function openPage(settings?: object) {
  if (settings) {
    const meta = document.createElement('meta');
    meta.name = 'error-reports';
    meta.content = JSON.stringify(settings);
    document.head.append(meta);
  }
  await import('#src/scripts/error-reports/report-errors.ts');
  return await import('#src/stores/shell/error-events.ts');
}

const fail = (error: unknown) => window.dispatchEvent(new ErrorEvent('error', { error }));
const reject = (reason: unknown) =>
  window.dispatchEvent(Object.assign(new Event('unhandledrejection'), { reason }));
const bodies = () => fetchMock.mock.calls.map(([, init]) => String(init.body));

test('an error is reported once, without personal data', async () => {
  await openPage({ endpoint: ENDPOINT, tracesSampleRate: 0 });
  const error = new Error('ada@example.ca cannot be saved');
  fail(error);
  fail(error);
  expect(fetchMock).toHaveBeenCalledTimes(1);
  expect(fetchMock.mock.calls[0]?.[0]).toBe(ENDPOINT);
  expect(fetchMock.mock.calls[0]?.[1]).toMatchObject({ credentials: 'omit', keepalive: true });
  expect(bodies()[0]).toContain('[email] cannot be saved');
  expect(bodies()[0]).not.toContain('ada@');
});

test('the last hundred errors are stored for the next page, and only twenty are sent', async () => {
  const { errorEvents } = await openPage({ endpoint: ENDPOINT, tracesSampleRate: 0 });
  for (let each = 0; each < 130; each += 1) fail(new Error(`number ${each}`));
  expect(errorEvents()).toHaveLength(100);
  expect(errorEvents().at(-1)?.message).toBe('number 129');
  // An error in a loop does not fill the service.
  expect(fetchMock).toHaveBeenCalledTimes(20);
  vi.resetModules();
  const next = await import('#src/stores/shell/error-events.ts');
  expect(next.errorEvents()[0]?.message).toBe('number 30');
});

test('a page without the setting reports nothing', async () => {
  const { errorEvents } = await openPage();
  fail(new Error('unheard'));
  expect(fetchMock).not.toHaveBeenCalled();
  expect(errorEvents()).toEqual([]);
});

test('a skipped view transition is not reported', async () => {
  await openPage({ endpoint: ENDPOINT, tracesSampleRate: 0 });
  vi.useFakeTimers();
  reject(new DOMException('ViewTransition opt-in disabled', 'InvalidStateError'));
  reject(new DOMException('Transition was skipped', 'AbortError'));
  vi.runAllTimers();
  expect(fetchMock).not.toHaveBeenCalled();
  reject(new DOMException('The quota has been exceeded', 'QuotaExceededError'));
  vi.runAllTimers();
  expect(fetchMock).toHaveBeenCalledTimes(1);
});

test('what a page no longer loads because it is left is not reported', async () => {
  await openPage({ endpoint: ENDPOINT, tracesSampleRate: 0 });
  vi.useFakeTimers();
  const script = document.createElement('script');
  document.head.append(script);
  const endLoading = () => {
    reject(new TypeError('error loading dynamically imported module: /form.js'));
    script.dispatchEvent(new Event('error'));
  };
  endLoading();
  window.dispatchEvent(new Event('pagehide'));
  vi.runAllTimers();
  expect(fetchMock).not.toHaveBeenCalled();
  // On a page that stays, they are missing.
  endLoading();
  vi.runAllTimers();
  expect(fetchMock).toHaveBeenCalledTimes(2);
});
