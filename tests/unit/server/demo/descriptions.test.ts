import { expect, test } from 'vitest';
import { demoListings } from '#src/server/demo/demo-listings.ts';

test('descriptions are varied', () => {
  const texts: string[] = [];
  for (const { document } of demoListings({ today: '2026-11-21', isLand: () => true })) {
    texts.push(document.details.description ?? '');
    if (texts.length === 500) break;
  }
  expect(new Set(texts).size).toBeGreaterThan(490);
});
