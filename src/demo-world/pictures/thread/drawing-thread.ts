import { Worker } from 'node:worker_threads';
import { type BirpcReturn, createBirpc } from 'birpc';
import { PictureUnavailable } from '#src/server/images/picture-source.ts';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import type { DrawingSpec } from '../picture-spec.ts';
import type { DrawingFunctions } from './messages.ts';

const PROGRAM = new URL('./drawing-worker.ts', import.meta.url);

/** A page asks for its pictures all at once; the memory of the thread is given back once that is over. */
const IDLE_MS = 10_000;

type RunningThread = {
  readonly worker: Worker;
  readonly functions: BirpcReturn<DrawingFunctions, Record<never, never>>;
};

export type DrawingThread = {
  /**
   * The SVG of a picture.
   *
   * @throws when it cannot be drawn; PictureUnavailable when the thread ends meanwhile: the next picture has another
   */
  draw(spec: DrawingSpec): Promise<string>;
  /** Whether a thread is running. */
  isRunning(): boolean;
};

/**
 * Draws pictures in a separate thread, as the larger ones would delay other answers. It starts with the
 * first picture and ends after a time without requests.
 *
 * @param idleMs how long it waits for the next picture
 */
export function drawingThread({ program = PROGRAM, idleMs = IDLE_MS } = {}): DrawingThread {
  let running: RunningThread | undefined;
  let idle: NodeJS.Timeout | undefined;
  let drawings = 0;

  function start(): RunningThread {
    const worker = new Worker(program);
    const functions = createBirpc<DrawingFunctions>({}, callsOverPort(worker));
    const end = (reason: string) => {
      if (running?.worker === worker) running = undefined;
      functions.$close(new PictureUnavailable(`The thread that draws pictures ended: ${reason}`));
    };
    worker.once('error', (error) => end(String(error)));
    worker.once('exit', (code) => end(`exit ${code}`));
    return { worker, functions };
  }

  function stop(): void {
    const worker = running?.worker;
    running = undefined;
    void worker?.terminate();
  }

  return {
    async draw(spec) {
      clearTimeout(idle);
      running ??= start();
      const { worker, functions } = running;
      drawings += 1;
      worker.ref();
      try {
        return await functions.draw(spec);
      } finally {
        drawings -= 1;
        if (drawings === 0) {
          // Neither keeps an otherwise finished server from ending.
          worker.unref();
          idle = setTimeout(stop, idleMs).unref();
        }
      }
    },
    isRunning: () => running !== undefined,
  };
}
