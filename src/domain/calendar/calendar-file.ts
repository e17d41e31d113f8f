const CRLF = '\r\n';
const encoder = new TextEncoder();
const FOLD_BYTES = 75;

/** One appointment as calendars read it. */
export type CalendarEvent = {
  /** The same in each version of the event, and unique in the world. */
  readonly uid: string;
  /** Higher in each later version; calendars replace the earlier one. */
  readonly sequence: number;
  readonly status: 'TENTATIVE' | 'CONFIRMED' | 'CANCELLED';
  readonly startMs: number;
  readonly endMs: number;
  /** When this version was made, ms. */
  readonly madeAtMs: number;
  readonly title: string;
  readonly place: string;
  readonly text: string;
  /** Page with more about it; absent where there is none. */
  readonly url?: string;
};

/** A text as a value (RFC 5545, 3.3.11). */
function escapeText(text: string): string {
  return text
    .replaceAll(/[\\;,]/g, (sign) => `\\${sign}`)
    .replaceAll(/\r\n?|\n/g, '\\n')
    .replaceAll(/\p{Cc}/gu, ' ');
}

const utc = (ms: number) => new Date(ms).toISOString().replaceAll(/[-:]|\.\d{3}/g, '');

/** A line in pieces of at most 75 bytes that split no character (RFC 5545, 3.1). */
function fold(line: string): string {
  const pieces: string[] = [];
  let piece = '';
  let bytes = 0;
  for (const sign of line) {
    const size = encoder.encode(sign).length;
    if (bytes + size > FOLD_BYTES) {
      pieces.push(piece);
      [piece, bytes] = [' ', 1];
    }
    piece += sign;
    bytes += size;
  }
  return [...pieces, piece].join(CRLF);
}

/**
 * Appointments as a file that calendars open (RFC 5545). Times are in UTC, which each calendar shows in its
 * own time zone, so no table of time zones is needed.
 */
export function calendarFile(
  events: readonly CalendarEvent[],
  method: 'PUBLISH' | 'CANCEL' = 'PUBLISH',
): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Brokerage website//Showings//EN',
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...events.flatMap((event) => [
      'BEGIN:VEVENT',
      `UID:${escapeText(event.uid)}`,
      `SEQUENCE:${event.sequence}`,
      `STATUS:${event.status}`,
      `DTSTAMP:${utc(event.madeAtMs)}`,
      `DTSTART:${utc(event.startMs)}`,
      `DTEND:${utc(event.endMs)}`,
      `SUMMARY:${escapeText(event.title)}`,
      `LOCATION:${escapeText(event.place)}`,
      `DESCRIPTION:${escapeText(event.text)}`,
      ...(event.url === undefined ? [] : [`URL:${event.url.replaceAll(/\s/g, '')}`]),
      'END:VEVENT',
    ]),
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join(CRLF)}${CRLF}`;
}
