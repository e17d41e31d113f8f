import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { allowOrigins } from './replies/cross-origin.ts';
import { answerHeaders } from './replies/answer-headers.ts';
import { limitReceiveTime } from './connections/receive-timeouts.ts';
import { compressionOptions } from './replies/compression.ts';
import { errorReplies } from './replies/errors.ts';
import type { IdentifyViewer } from './mount.ts';
import { endConnectionsOnClose } from './connections/open-connections.ts';
import { cacheReplies } from './replies/reply-cache.ts';
import { limitReplies } from './replies/reply-size.ts';
import { limitRequests } from './connections/request-limits.ts';
import { nameRequests } from './request-id.ts';
import { scheduleRequests } from './request-turn.ts';
import { securityHeaders } from './replies/security-headers.ts';
import type { WorkSchedule } from '../scheduling/request-work.ts';

export type HttpSettings = {
  readonly https: boolean;
  readonly identify: IdentifyViewer;
  /** Whether a request may carry the key of a trusted server. */
  readonly hasServerKeys?: boolean;
  /** Origins whose pages may read the public calls. */
  readonly corsOrigins?: readonly string[];
  /** Decides which client has the thread next; without it requests are answered as they come. */
  readonly schedule?: WorkSchedule;
};

/** Sets up HTTP for every route of the server; to be called before the first route is added. */
export async function setUpHttp(
  app: FastifyInstance,
  { https, identify, hasServerKeys = false, corsOrigins = [], schedule }: HttpSettings,
): Promise<void> {
  nameRequests(app);
  securityHeaders(app, { https });
  errorReplies(app);
  limitReceiveTime(app);
  limitRequests(app);
  if (schedule) scheduleRequests(app, schedule);
  endConnectionsOnClose(app);
  limitReplies(app);
  answerHeaders(app, identify, hasServerKeys);
  allowOrigins(app, corsOrigins);
  await app.register(compress, compressionOptions);
  cacheReplies(app);
}
