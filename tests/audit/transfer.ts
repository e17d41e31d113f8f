import * as z from 'zod/mini';
import type { LighthouseReport } from '#tests/support/browser/lighthouse.ts';

const Requests = z.object({
  items: z.array(z.object({ transferSize: z.number(), resourceType: z.optional(z.string()) })),
});

/** What a page loads on a phone without any action, as sent: compressed, with headers. */
export type Transfer = {
  readonly bytes: number;
  readonly scriptBytes: number;
  readonly requests: number;
};

/** The transfer of a page as Lighthouse saw it. */
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
 * Speed of a page on a slow phone: Lighthouse's score out of 100, seconds until its largest part,
 * milliseconds blocked, and its layout shift.
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
