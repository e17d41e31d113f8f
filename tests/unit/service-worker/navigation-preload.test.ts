import { expect, test } from 'vitest';
import { setNavigationPreload } from '#src/service-worker/navigation-preload.ts';

const CHROME =
  'Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/156.0.0.0 Safari/537.36';
const SAFARI =
  'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/26.0 Mobile/15E148 Safari/604.1';
const FIREFOX = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:153.0) Gecko/20100101 Firefox/153.0';

/** Whether pages are fetched ahead in a browser, which may have done so before. */
async function isPreloading(userAgent: string, wasPreloading: boolean): Promise<boolean> {
  let isEnabled = wasPreloading;
  const preload: NavigationPreloadManager = {
    enable: async () => {
      isEnabled = true;
    },
    disable: async () => {
      isEnabled = false;
    },
    getState: async () => ({ enabled: isEnabled }),
    setHeaderValue: async () => undefined,
  };
  await setNavigationPreload(preload, userAgent);
  return isEnabled;
}

test.each([
  ['Chrome', CHROME, true],
  ['Safari', SAFARI, true],
  ['Firefox', FIREFOX, false],
])(
  'pages are fetched ahead where the browser shows copies: %s',
  async (_name, userAgent, isEnabled) => {
    expect(await isPreloading(userAgent, false)).toBe(isEnabled);
    expect(await isPreloading(userAgent, true)).toBe(isEnabled);
  },
);

test('a browser that fetches no page ahead is left alone', async () => {
  await expect(setNavigationPreload(undefined, CHROME)).resolves.toBeUndefined();
});
