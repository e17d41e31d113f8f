import { createContext, useContext } from 'react';
import { calendarDay, systemClock } from '#src/lib/clock.ts';

/** The day of what is rendered, YYYY-MM-DD; the root of a page that the server renders provides it. */
export const TodayContext = createContext<string | undefined>(undefined);

/** The day of what is rendered; below no provider that of the browser. */
export function useToday(): string {
  return useContext(TodayContext) ?? calendarDay(systemClock.now());
}
