import compress from '@fastify/compress';
import type { FastifyInstance } from 'fastify';
import { answerHeaders } from './answer-headers.ts';
import { limitArrivalTime } from './arrival-time.ts';
import { compressionOptions } from './compression.ts';
import { errorReplies } from './errors.ts';
import type { IdentifyViewer } from './mount.ts';
import { endConnectionsOnClose } from './open-connections.ts';
import { limitRequests } from './request-limits.ts';
import { securityHeaders } from './security-headers.ts';

/** How every route of the server speaks HTTP; to be called before the first route is added. */
export async function setUpHttp(
  app: FastifyInstance,
  { https, identify }: { https: boolean; identify: IdentifyViewer },
): Promise<void> {
  securityHeaders(app, { https });
  errorReplies(app);
  limitArrivalTime(app);
  limitRequests(app);
  endConnectionsOnClose(app);
  answerHeaders(app, identify);
  await app.register(compress, compressionOptions);
}
