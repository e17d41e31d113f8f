import { setTimeout as sleep } from 'node:timers/promises';
import { backgroundPauseMs } from './foreground-work.ts';

const MAX_PAUSE_MS = 1000;

/**
 * Does work that nobody waits for, step by step: after each the thread is free for as long as the step
 * took or longer, so that requests are answered and the server stays ready.
 *
 * @throws the reason of the signal, when it is aborted before the last step
 */
export async function spacedSteps(
  steps: readonly (() => unknown)[],
  signal?: AbortSignal,
): Promise<void> {
  for (const step of steps) {
    signal?.throwIfAborted();
    const startedMs = performance.now();
    step();
    await sleep(Math.min(backgroundPauseMs(performance.now() - startedMs), MAX_PAUSE_MS));
  }
}
