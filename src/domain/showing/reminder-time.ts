const HOUR_MS = 60 * 60_000;

/** How long before a showing its guest is reminded; the shorter time for a late request. */
const LEADS_MS = [24 * HOUR_MS, 2 * HOUR_MS] as const;

/** A reminder sooner than this after the request would only repeat it. */
const APART_MS = 2 * HOUR_MS;

/** When the guest of a showing is reminded, ms; undefined where it begins too soon for that. */
export function reminderTime(startsAtMs: number, askedAtMs: number): number | undefined {
  return LEADS_MS.map((leadMs) => startsAtMs - leadMs).find((ms) => ms >= askedAtMs + APART_MS);
}
