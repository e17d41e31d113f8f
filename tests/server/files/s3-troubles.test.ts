import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fileCircuitBreaker } from '#src/server/adapters/files/file-circuit-breaker.ts';
import { s3Files } from '#src/server/adapters/files/s3-files.ts';
import { type FileStore, FileStoreUnavailable } from '#src/server/files/file-store.ts';
import { s3Server, type S3Server } from '#tests/support/files/s3-server.ts';

const NAME = '0123456789abcdef01';
const BYTES = Buffer.from('%PDF-1.7 a payslip');
const LIMITS = { usualMs: 400, uploadMs: 500, firstWaitMs: 10 };

let server: S3Server;
let store: FileStore;
beforeEach(async () => {
  server = await s3Server();
  store = s3Files(server.settings, 'documents', LIMITS);
  await store.put(NAME, BYTES);
});
afterEach(() => server.close());

async function everyFile(files: FileStore): Promise<string[]> {
  const names: string[] = [];
  for await (const page of files.list()) names.push(...page.map(({ name }) => name));
  return names;
}

const calls: Readonly<Record<string, (files: FileStore) => Promise<unknown>>> = {
  put: (files) => files.put(NAME, Buffer.from('another')),
  read: (files) => files.read(NAME),
  head: (files) => files.readHead(NAME, 4),
  remove: (files) => files.remove(NAME),
  list: everyFile,
};

async function refusalOf(call: Promise<unknown>): Promise<FileStoreUnavailable> {
  const error = await call.catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(FileStoreUnavailable);
  return error as FileStoreUnavailable;
}

test.each(Object.keys(calls))(
  '%s fails in time for each kind of trouble, and nothing is lost',
  async (name) => {
    for (const [trouble, sentence] of [
      [403, 'returned status 403 (AccessDenied)'],
      [500, 'returned status 500 (InternalError)'],
      ['slow-down', 'returned status 503 (SlowDown)'],
      ['hang', 'did not respond in time'],
      ['cut', 'cannot be reached'],
      ['cut-half', 'cannot be reached'],
    ] as const) {
      server.state.trouble = trouble;
      const beganMs = performance.now();
      const { message } = await refusalOf(calls[name]!(store));
      expect([trouble, message]).toEqual([
        trouble,
        `The bucket at ${server.settings.bucketUrl} ${sentence}`,
      ]);
      expect(performance.now() - beganMs).toBeLessThan(2000);
    }
    server.state.trouble = undefined;
    expect(await store.read(NAME)).toEqual(BYTES);
  },
);

test('tries three times after a transient failure, once after a refusal', async () => {
  server.state.troubles = ['slow-down', 'cut'];
  expect(await store.read(NAME)).toEqual(BYTES);
  server.state.troubles = [500, 500, 500];
  await refusalOf(store.read(NAME));
  server.state.asked = [];
  server.state.troubles = [403];
  await refusalOf(store.read(NAME));
  expect(server.state.asked).toHaveLength(1);
});

test('a truncated list is an error instead of a list with missing files', async () => {
  server.state.troubles = ['garbage'];
  const { message } = await refusalOf(everyFile(store));
  expect(message).toContain('cannot be listed');
});

test('a missing bucket is an error instead of an empty store', async () => {
  const { bucketUrl } = server.settings;
  const elsewhere = s3Files({ ...server.settings, bucketUrl: `${bucketUrl}-2` }, 'documents');
  for (const call of Object.values(calls)) {
    const { message } = await refusalOf(call(elsewhere));
    expect(message).toContain('returned status 404 (NoSuchBucket; check S3_BUCKET)');
  }
});

test.each([
  ['secretAccessKey', 'another-SECRET', '(SignatureDoesNotMatch; check S3_SECRET_ACCESS_KEY)'],
  ['accessKeyId', 'AKIDOTHER', '(InvalidAccessKeyId; check S3_ACCESS_KEY_ID)'],
])('the refusal of a wrong %s names its setting and reveals no key', async (name, key, reason) => {
  const { message, cause } = await refusalOf(
    s3Files({ ...server.settings, [name]: key }, 'documents').read(NAME),
  );
  expect(message).toContain(`returned status 403 ${reason}`);
  expect(`${message} ${JSON.stringify(cause ?? '')}`).not.toMatch(/SECRET-of|another-SECRET|AKID/);
});

test('pauses requests to a failing store and reports it once', async () => {
  let nowMs = 0;
  const onFailure = vi.fn();
  const resting = fileCircuitBreaker(store, { onFailure, nowMs: () => nowMs });
  server.state.trouble = 403;
  for (let attempt = 0; attempt < 3; attempt += 1) await refusalOf(resting.read(NAME));
  server.state.asked = [];
  for (const call of Object.values(calls)) {
    expect((await refusalOf(call(resting))).message).toContain('is not responding');
  }
  expect(server.state.asked).toEqual([]);
  expect(onFailure).toHaveBeenCalledTimes(1);
  server.state.trouble = undefined;
  nowMs = 10_000;
  expect(await resting.read(NAME)).toEqual(BYTES);
  expect(await everyFile(resting)).toEqual([NAME]);
  server.state.trouble = 403;
  await refusalOf(resting.read(NAME));
  expect(onFailure).toHaveBeenCalledTimes(2);
});
