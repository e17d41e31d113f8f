import { expect, test } from 'vitest';
import { errorEnvelope, loadEnvelope } from '#src/domain/errors/error-envelope.ts';
import { pageErrorOf, pageNameOf } from '#src/domain/errors/error-event.ts';

const ID = '0123456789abcdef0123456789abcdef';
const at = { id: ID, atMs: 1000, kind: 'error', path: '/real-estate/map' } as const;

function errorWithStack(message: string, stack = ''): Error {
  return Object.assign(new TypeError(message), { stack });
}

test.each([
  ['ada@example.ca is taken', '[email] is taken'],
  ['call 416-555-0199', 'call [phone]'],
  ['GET /api/places/suggestions?q=granny suite failed', 'GET /api/places/suggestions suite failed'],
  ['Bearer eyJhbGciOiJ9.eyJzdWIiOiJ9.c2ln was refused', '[token] was refused'],
])('the message %j is reported as %j', (message, clean) => {
  expect(pageErrorOf(errorWithStack(message), at).message).toBe(clean);
});

test.each([
  ['    at load (http://localhost/_astro/map.js?x=1:2:30)', 'load'],
  ['load@http://localhost/_astro/map.js?x=1:2:30', 'load'],
  ['    at http://localhost/_astro/map.js:2:30', '?'],
])('the stack frame %j has its file, line and column', (line, name) => {
  expect(pageErrorOf(errorWithStack('x', `TypeError: x\n${line}`), at).frames).toEqual([
    { file: 'http://localhost/_astro/map.js', name, line: 2, column: 30 },
  ]);
});

test('a thrown value that is not an error is reported by type only', () => {
  const form = { email: 'ada@example.ca', name: 'Ada' };
  expect(pageErrorOf(form, at)).toMatchObject({ type: 'object', message: '', frames: [] });
});

test.each([
  ['/real-estate/map', '/real-estate/map'],
  ['/real-estate/detail/on/toronto/1-king-st/C1', '/real-estate/detail/…'],
  ['/', '//'],
])('the page %s is named %s', (path, name) => {
  expect(pageNameOf(path)).toBe(name);
});

const linesOf = (envelope: string) =>
  envelope.split('\n').map((line): Record<string, unknown> => JSON.parse(line));

test('a report has the error, innermost frame last, and the errors before it', () => {
  const stack = '    at inner (http://x/a.js:1:2)\n    at outer (http://x/a.js:3:4)';
  const error = pageErrorOf(errorWithStack('is not a function', stack), at);
  const earlier = pageErrorOf('no connection', { ...at, atMs: 500, kind: 'rejection' });
  const [head, item, event] = linesOf(errorEnvelope(error, [earlier]));
  expect(head).toMatchObject({ event_id: ID, sent_at: '1970-01-01T00:00:01.000Z' });
  expect(item).toEqual({ type: 'event' });
  expect(event).toMatchObject({
    ...{ event_id: ID, timestamp: 1, platform: 'javascript', transaction: '/real-estate/map' },
    exception: {
      values: [
        {
          ...{ type: 'TypeError', value: 'is not a function' },
          stacktrace: { frames: [{ function: 'outer' }, { function: 'inner', lineno: 1 }] },
        },
      ],
    },
    breadcrumbs: { values: [{ timestamp: 0.5, category: 'rejection' }] },
    sdk: { settings: { infer_ip: 'never' } },
  });
});

test('a page load is reported as a transaction with spans', () => {
  const load = {
    ...{ id: ID, page: '/real-estate/map', startedMs: 1000, loadedMs: 3000 },
    parts: [{ name: 'request', fromMs: 1100, toMs: 1200 }],
  };
  const [, item, transaction] = linesOf(loadEnvelope(load, () => ID));
  expect(item).toEqual({ type: 'transaction' });
  expect(transaction).toMatchObject({
    ...{ type: 'transaction', start_timestamp: 1, timestamp: 3 },
    contexts: { trace: { trace_id: ID, span_id: ID.slice(0, 16), op: 'pageload' } },
    spans: [{ description: 'request', start_timestamp: 1.1, timestamp: 1.2 }],
  });
});
