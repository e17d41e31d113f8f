import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Server } from 'node:http';
import type { WorkOptions, WorkSchedule } from '../scheduling/request-work.ts';
import { isClientDisconnected } from './connections/client-disconnect.ts';

/** Kept by the HTTP server, which every nested instance of one app shares. */
const schedules = new WeakMap<Server, WorkSchedule>();

/** Lets the requests of an app take turns. */
export function scheduleRequests({ server }: FastifyInstance, schedule: WorkSchedule): void {
  schedules.set(server, schedule);
}

/**
 * Answers a request when its turn comes; at once in an app without a schedule. Nothing is begun for a
 * client that has left by then.
 */
export async function inTurn<Value>(
  request: FastifyRequest,
  reply: FastifyReply,
  work: () => Promise<Value>,
  options?: WorkOptions,
): Promise<Value | FastifyReply> {
  const begin = async () => (isClientDisconnected(reply) ? reply.hijack() : await work());
  const schedule = schedules.get(request.server.server);
  if (!schedule) return await begin();
  const onGone = (run: () => void) => {
    reply.raw.once('close', () => reply.raw.writableFinished || run());
  };
  return await schedule.run({ address: request.ip, onGone }, begin, options);
}
