import Fastify, { type FastifyInstance } from 'fastify';
import type { AppDependencies } from './app.ts';
import { requestLimits } from './http/connections/request-limits.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { checkReplies } from './http/replies/replies.ts';
import { setUpHttp } from './http/set-up-http.ts';
import { loggerOptions } from './logging/logger-options.ts';
import { measureRequests } from './metrics/request-metrics.ts';
import { readLimit } from './scheduling/rate-limit.ts';
import { workSchedule } from './scheduling/request-work.ts';

/** An HTTP server with the log, the limits and the headers of every reply, and nothing mounted yet. */
export async function httpServer(
  { config, logStream, metrics }: Pick<AppDependencies, 'config' | 'logStream' | 'metrics'>,
  identify: IdentifyViewer,
): Promise<FastifyInstance> {
  const https = config.siteOrigin.startsWith('https:');
  const server = Fastify({
    logger:
      config.logLevel !== 'silent' && loggerOptions({ level: config.logLevel, stream: logStream }),
    trustProxy: (_address, hop) => hop < config.trustedProxies,
    ...requestLimits({ https }),
  });
  if (metrics) measureRequests(server, metrics);
  await setUpHttp(server, {
    https,
    identify,
    hasServerKeys: config.realtyApiKeys.length > 0,
    corsOrigins: config.realtyCorsOrigins,
    schedule: workSchedule(readLimit(config.readLimitMs), config.requestDeadlineMs),
  });
  if (config.checksReplies) checkReplies(server);
  return server;
}
