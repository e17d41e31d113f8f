import { createContext, useContext } from 'react';
import { calendarDay, systemClock } from '#src/lib/clock.ts';

/** The day of the rendered page, YYYY-MM-DD; the root of a server-rendered page provides it. */
export const TodayContext = createContext<string | undefined>(undefined);

/** The day of the rendered page; without a provider the browser's. */
export function useToday(): string {
  return useContext(TodayContext) ?? calendarDay(systemClock.now());
}
