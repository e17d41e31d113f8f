import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

const PERIOD_MS = 1000;
/** A load balancer that asks for `/healthz` takes a smaller share. */
const IDLE_SHARE = 0.05;

/**
 * Waits until the thread has been nearly idle for a while, as when there are no visitors: then nobody
 * notices that it is held up. Does not keep the process from ending.
 */
export async function idleLoop(periodMs = PERIOD_MS): Promise<void> {
  for (;;) {
    const before = performance.eventLoopUtilization();
    await sleep(periodMs, undefined, { ref: false });
    if (performance.eventLoopUtilization(before).utilization < IDLE_SHARE) return;
  }
}
