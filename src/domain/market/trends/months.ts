/** Months are YYYY-MM, days YYYY-MM-DD, both as the calendar of UTC has them. */

/** The month a number of months before another or, with a negative number, after it. */
export function monthsBefore(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 - count)).toISOString().slice(0, 7);
}

/** Every month from the first to the last, both included. */
export function monthsFrom(first: string, last: string): string[] {
  const months = [];
  for (let month = first; month <= last; month = monthsBefore(month, -1)) months.push(month);
  return months;
}
