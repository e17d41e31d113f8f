import fc from 'fast-check';
import { expect, test } from 'vitest';
import { calendarFile } from '#src/domain/calendar/calendar-file.ts';

const EVENT = {
  uid: 'showing.1@larchway.example',
  sequence: 1,
  status: 'CONFIRMED',
  startMs: Date.parse('2026-11-28T19:00Z'),
  endMs: Date.parse('2026-11-28T19:30Z'),
  madeAtMs: Date.parse('2026-11-25T01:02:03Z'),
  title: 'Showing: 12 Elm Street, Toronto',
  place: '12 Elm Street; Toronto',
  text: 'Questions:\ncall us',
} as const;

const unfolded = (file: string) => file.replaceAll('\r\n ', '');

test('an appointment has UTC times and escaped text', () => {
  const lines = unfolded(calendarFile([EVENT])).split('\r\n');
  expect(lines).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:showing.1@larchway.example',
      'SEQUENCE:1',
      'STATUS:CONFIRMED',
      'DTSTAMP:20261125T010203Z',
      'DTSTART:20261128T190000Z',
      'DTEND:20261128T193000Z',
      String.raw`SUMMARY:Showing: 12 Elm Street\, Toronto`,
      String.raw`LOCATION:12 Elm Street\; Toronto`,
      String.raw`DESCRIPTION:Questions:\ncall us`,
    ]),
  );
});

test('no text adds a line, and no line exceeds 75 bytes', () => {
  const plainLines = calendarFile([EVENT]).split('\r\n').length;
  fc.assert(
    fc.property(fc.string({ unit: 'binary', maxLength: 400 }), (text) => {
      const file = calendarFile([{ ...EVENT, title: text, place: text, text, url: text }]);
      // The address adds the one line.
      expect(unfolded(file).split('\r\n').length).toBe(plainLines + 1);
      expect(/[^\r]\n/.test(file)).toBe(false);
      const longest = Math.max(...file.split('\r\n').map((line) => Buffer.byteLength(line)));
      expect(longest).toBeLessThanOrEqual(75);
    }),
  );
});
