import type { FastifyInstance } from 'fastify';
import type { Job } from './scheduling/repeated-job.ts';

/** Runs jobs while the server does: from when it is ready until it has answered its last request. */
export function runJobs(server: FastifyInstance, jobs: readonly Job[]): void {
  server.addHook('onReady', async () => {
    await Promise.all(jobs.map(({ start }) => start()));
  });
  server.addHook('onClose', async () => {
    await Promise.all(jobs.map(({ stop }) => stop()));
  });
}
