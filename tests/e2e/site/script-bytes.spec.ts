import { atRest, expect, test } from '#tests/support/browser/journey.ts';

const MOST_BYTES = 6 * 1024;

const PAGES = [
  ...['about', 'buying', 'selling', 'contact', 'team', 'reviews'],
  ...['accessibility', 'contact/thanks', 'no-such-page'],
];

for (const path of PAGES) {
  test(`${path} loads at most 6 KB of script, headers included`, async ({ page, expected }) => {
    expected.push(/404/);
    const session = await page.context().newCDPSession(page);
    const types = new Map<string, string>();
    let bytes = 0;
    session.on('Network.responseReceived', ({ requestId, type }) => types.set(requestId, type));
    session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
      if (types.get(requestId) === 'Script') bytes += encodedDataLength;
    });
    await session.send('Network.enable');
    await page.goto(`/real-estate/${path}`);
    await atRest(page);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(MOST_BYTES);
  });
}
