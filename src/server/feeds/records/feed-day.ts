import { localDay } from '#src/domain/listing/local-day.ts';
import { feedProvince } from './feed-province.ts';

/** The day of a date that a feed gives about a home, whose province it names in any way. */
export function feedDay(date: string | null, state: string | null): string | null {
  return date === null ? null : localDay(date, feedProvince(state)?.code ?? '');
}
