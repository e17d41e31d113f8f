import * as z from 'zod/mini';
import type { LighthouseReport } from '#tests/support/browser/lighthouse.ts';

const Requests = z.object({
  items: z.array(z.object({ transferSize: z.number(), resourceType: z.optional(z.string()) })),
});

/** What a page loads by itself on a phone, as it comes over the wire: compressed, with its headers. */
export type Transfer = {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
};

/** What Lighthouse saw a page load. */
export function transferOf({ audits }: Pick<LighthouseReport, 'audits'>): Transfer {
  const { items } = Requests.parse(audits['network-requests']?.details);
  const sum = (sizes: readonly { transferSize: number }[]) =>
    sizes.reduce((total, { transferSize }) => total + transferSize, 0);
  return {
    bytes: sum(items),
    scriptBytes: sum(items.filter(({ resourceType }) => resourceType === 'Script')),
    requests: items.length,
  };
}

/**
 * How fast a page is on a slow phone: Lighthouse's score of 100, seconds to its largest part, milliseconds
 * blocked, and its shift.
 */
export type Speed = {
  readonly score: number;
  readonly lcpSeconds: number;
  readonly blockingMs: number;
  readonly shift: number;
};

export function speedOf({
  audits,
  categories,
}: Pick<LighthouseReport, 'audits' | 'categories'>): Speed {
  const value = (name: string) => audits[name]?.numericValue ?? Number.NaN;
  return {
    score: Math.round((categories['performance']?.score ?? Number.NaN) * 100),
    lcpSeconds: value('largest-contentful-paint') / 1000,
    blockingMs: value('total-blocking-time'),
    shift: value('cumulative-layout-shift'),
  };
}
