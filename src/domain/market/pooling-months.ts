const DAY_MS = 86_400_000;

/** Days after a month in which its sales may still be reported. */
const REPORTING_DAYS = 7;

/**
 * The first day of the earliest month whose restricted sales are not pooled yet, as days since 1970.
 *
 * @param today YYYY-MM-DD
 */
export function firstOpenDay(today: string): number {
  const reportedUntil = new Date(Date.parse(today.slice(0, 10)) - REPORTING_DAYS * DAY_MS);
  return Date.UTC(reportedUntil.getUTCFullYear(), reportedUntil.getUTCMonth(), 1) / DAY_MS;
}
