import '../jitless.ts';
import * as z from 'zod/mini';

/** How a home can be seen. */
export const SHOWING_WAYS = ['in_person', 'video'] as const;
export type ShowingWay = (typeof SHOWING_WAYS)[number];

const DAY_PATTERN = /^\d{4}-\d{2}-\d{2}$/;
const TIME_PATTERN = /^(?:[01]\d|2[0-3]):[0-5]\d$/;

/** The requested day and time of a showing, on the clocks of the home. */
export const RequestedShowing = z.object({
  /** YYYY-MM-DD. */
  day: z.string().check(z.regex(DAY_PATTERN)),
  /** HH:MM. */
  time: z.string().check(z.regex(TIME_PATTERN)),
  way: z.enum(SHOWING_WAYS),
});
export type RequestedShowing = z.infer<typeof RequestedShowing>;
