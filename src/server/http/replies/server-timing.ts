import type { FastifyRequest } from 'fastify';

/** Letters, digits and hyphens, which the header takes without quotes. */
export type PartName = string;

/** The parts that the time of one answer went to, for the `Server-Timing` header (W3C Server Timing). */
export type Timing = {
  /** Does a part of the work and notes how long it took, failed or not. */
  measure<Value>(part: PartName, work: () => Value | Promise<Value>): Promise<Value>;
};

type Clock = () => number;

const inMs = (ms: number) => ms.toFixed(2);

/** The timing of one request and its header; `now` is a clock in milliseconds. */
function requestTiming(now: Clock = () => performance.now()) {
  const startedMs = now();
  const parts = new Map<PartName, number>();
  return {
    async measure<Value>(part: PartName, work: () => Value | Promise<Value>): Promise<Value> {
      const beganMs = now();
      try {
        return await work();
      } finally {
        parts.set(part, (parts.get(part) ?? 0) + now() - beganMs);
      }
    },
    header(): string {
      const metrics = [...parts].map(([part, ms]) => `${part};dur=${inMs(ms)}`);
      return [`total;dur=${inMs(now() - startedMs)}`, ...metrics].join(', ');
    },
  };
}

const timings = new WeakMap<FastifyRequest, ReturnType<typeof requestTiming>>();

/** Starts the clock of a request. */
export function startTiming(request: FastifyRequest): Timing {
  const timing = requestTiming();
  timings.set(request, timing);
  return timing;
}

/** The header's value so far, or undefined for a request whose clock was never started. */
export function timingHeader(request: FastifyRequest): string | undefined {
  return timings.get(request)?.header();
}
