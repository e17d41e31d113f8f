import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readingNotes } from '#src/server/feeds/sync/reading-notes.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function theNotes(isTTY = false) {
  const lines: string[] = [];
  const out = { isTTY, write: (line: string) => lines.push(line) > 0 };
  return { lines, notes: readingNotes(out, { name: 'PropTx' }) };
}

test('a slow feed is reported every half a minute, with what has been read so far', () => {
  const { lines, notes } = theNotes();
  vi.advanceTimersByTime(20_000);
  notes.advance(1200);
  vi.advanceTimersByTime(10_000);
  expect(lines).toEqual(['Still reading PropTx: 1,200 records so far.\n']);
  vi.advanceTimersByTime(60_000);
  expect(lines.slice(1)).toEqual([
    'Still reading PropTx: 1,200 records so far, waiting 60 seconds for the next answer.\n',
    'Still reading PropTx: 1,200 records so far, waiting 90 seconds for the next answer.\n',
  ]);
});

test('no note comes after the end, or from a feed that is read quickly', () => {
  const { lines, notes } = theNotes();
  vi.advanceTimersByTime(29_000);
  notes.end();
  vi.advanceTimersByTime(600_000);
  expect(lines).toEqual([]);
});

test('on a terminal, a note takes the place of the progress bar', () => {
  const { lines, notes } = theNotes(true);
  vi.advanceTimersByTime(30_000);
  notes.end();
  expect(lines).toEqual(['\r\u001b[KStill reading PropTx: 0 records so far.\n']);
});
