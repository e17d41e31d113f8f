import { expect, test } from 'vitest';
import { errorOf, failureOf, ServerFailure } from '#src/hosting/page-rendering/failures.ts';

/** An error as it arrives from another thread. */
const sent = (error: unknown, errors: readonly unknown[] = []) =>
  errorOf(structuredClone(failureOf(error)), errors);

test('an error of the server comes back as the very error', () => {
  const refused = new Error('too much');
  expect(sent(new ServerFailure(1, 'RefusedRequest'), [new Error('another'), refused])).toBe(
    refused,
  );
});

test('an error of a page keeps what the log and the answer need of it', () => {
  const error = Object.assign(new TypeError('no price'), { statusCode: 503 });
  const copy = sent(error);
  expect(copy).toBeInstanceOf(Error);
  expect(copy).toMatchObject({ name: 'TypeError', message: 'no price', statusCode: 503 });
  expect((copy as Error).stack).toBe(error.stack);
});

test('an error that asks for no status has none', () => {
  expect(sent(new Error('no price'))).not.toHaveProperty('statusCode');
});

test('what the server failed with stays the cause of what a page makes of it', () => {
  const damaged = new Error('the disk is damaged');
  const copy = sent(new Error('no listing', { cause: new ServerFailure(0, 'Error') }), [damaged]);
  expect((copy as Error).cause).toBe(damaged);
});

test('what is no error becomes one', () => {
  expect(sent('nothing')).toMatchObject({ message: 'nothing' });
});
