import { expect, test } from 'vitest';
import { errorOf, failureOf, ServerFailure } from '#src/hosting/page-rendering/failures.ts';

/** An error as it arrives from another thread. */
const sent = (error: unknown, errors: readonly unknown[] = []) =>
  errorOf(structuredClone(failureOf(error)), errors);

test('an error thrown by the server comes back as the same object', () => {
  const refused = new Error('too much');
  expect(sent(new ServerFailure(1, 'RefusedRequest'), [new Error('another'), refused])).toBe(
    refused,
  );
});

test('an error thrown by a page keeps its name, message, status and stack', () => {
  const error = Object.assign(new TypeError('no price'), { statusCode: 503 });
  const copy = sent(error);
  expect(copy).toBeInstanceOf(Error);
  expect(copy).toMatchObject({ name: 'TypeError', message: 'no price', statusCode: 503 });
  expect((copy as Error).stack).toBe(error.stack);
});

test('an error without a status code gets none', () => {
  expect(sent(new Error('no price'))).not.toHaveProperty('statusCode');
});

test('a server failure stays the cause of an error thrown by a page', () => {
  const damaged = new Error('the disk is damaged');
  const copy = sent(new Error('no listing', { cause: new ServerFailure(0, 'Error') }), [damaged]);
  expect((copy as Error).cause).toBe(damaged);
});

test('a thrown value that is not an error becomes one', () => {
  expect(sent('nothing')).toMatchObject({ message: 'nothing' });
});
