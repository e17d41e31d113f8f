import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from './answer-headers.ts';
import { limitArrivalTime } from './arrival-time.ts';
import { compressionOptions } from './compression.ts';
import { errorReplies } from './errors.ts';
import type { IdentifyViewer } from './mount.ts';
import { endConnectionsOnClose } from './open-connections.ts';
import { limitReplies } from './reply-size.ts';
import { limitRequests } from './request-limits.ts';
import { nameRequests } from './request-id.ts';
import { scheduleRequests } from './request-turn.ts';
import { securityHeaders } from './security-headers.ts';
import type { WorkSchedule } from '../scheduling/request-work.ts';

export type HttpSettings = {
  readonly https: boolean;
  readonly identify: IdentifyViewer;
  /** Who has the thread next; without it requests are answered as they come. */
  readonly schedule?: WorkSchedule;
};

/** How every route of the server speaks HTTP; to be called before the first route is added. */
export async function setUpHttp(
  app: FastifyInstance,
  { https, identify, schedule }: HttpSettings,
): Promise<void> {
  nameRequests(app);
  securityHeaders(app, { https });
  errorReplies(app);
  limitArrivalTime(app);
  limitRequests(app);
  if (schedule) scheduleRequests(app, schedule);
  endConnectionsOnClose(app);
  limitReplies(app);
  answerHeaders(app, identify);
  await app.register(compress, compressionOptions);
}
