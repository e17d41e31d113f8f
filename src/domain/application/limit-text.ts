import { formatDollars } from '../money.ts';

/** The bound of a field of an application as people read it: dollars, percent, or a plain number. */
export function limitText(field: string, limit: number, locale: string): string {
  if (field.endsWith('Dollars')) return formatDollars(limit, locale);
  return field.endsWith('Percent') ? `${limit}%` : String(limit);
}
