import { afterEach, expect, test } from 'vitest';
import {
  type WorkerThread,
  type WorkerThreads,
  workerThreads,
} from '#src/server/scheduling/worker-threads.ts';

const READY = `import { parentPort } from 'node:worker_threads'; parentPort.postMessage('ready');`;
const program = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);

/** Runs until the word `end`. */
const ECHO = program(`${READY}
import { workerData } from 'node:worker_threads';
workerData.ports.searches.on('message', (word) => {
  if (word === 'end') process.exit(1);
  workerData.ports.searches.postMessage(word);
});`);

let threads: WorkerThreads | undefined;
afterEach(() => threads?.close());

/** A part of a thread with a number of jobs, and the error with which the thread ended. */
function aPart({ ports }: WorkerThread) {
  const part = {
    ports,
    jobs: 0,
    error: undefined as Error | undefined,
    jobCount: () => part.jobs,
    end(error: Error) {
      part.error = error;
    },
  };
  return part;
}

const answerOf = (part: ReturnType<typeof aPart>, word: string) =>
  new Promise((resolve) => {
    part.ports.searches.once('message', resolve);
    part.ports.searches.postMessage(word);
  });

test('a part talks to its thread over its own channel', async () => {
  threads = workerThreads(ECHO, 1);
  const part = threads.part(aPart)();
  expect(part && (await answerOf(part, 'hello'))).toBe('hello');
});

test('picks the thread with the fewest jobs across all parts', () => {
  threads = workerThreads(ECHO, 2);
  const pages = threads.part(aPart);
  const searches = threads.part(aPart);
  const [page, search] = [pages(), searches()];
  if (!page || !search) throw new Error('no thread');
  page.jobs = 3;
  expect(pages()).not.toBe(page);
  expect(searches()?.ports).toBe(pages()?.ports);
});

test('reports and restarts a thread that has exited', async () => {
  const failures: Error[] = [];
  threads = workerThreads(ECHO, 1, (error) => failures.push(error));
  const current = threads.part(aPart);
  const first = current();
  if (!first) throw new Error('no thread');
  await answerOf(first, 'hello');
  first.ports.searches.postMessage('end');
  await expect.poll(() => first.error).toMatchObject({ statusCode: 503 });
  expect(failures).toHaveLength(1);
  const second = current();
  expect(second).not.toBe(first);
  expect(second && (await answerOf(second, 'again'))).toBe('again');
});

test('does not immediately retry a program that cannot start', async () => {
  threads = workerThreads(program(`throw new Error('broken');`), 1);
  const current = threads.part(aPart);
  const first = current();
  await expect.poll(() => first?.error).toMatchObject({ cause: { message: 'broken' } });
  expect(current()).toBeUndefined();
});

test('supports zero threads', () => {
  threads = workerThreads(ECHO, 0);
  threads.start();
  expect(threads.part(aPart)()).toBeUndefined();
});

test('closing threads is not a failure', async () => {
  const failures: Error[] = [];
  threads = workerThreads(ECHO, 2, (error) => failures.push(error));
  threads.start();
  await threads.close();
  expect(failures).toEqual([]);
});
