import Fastify, { type FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';

/** Answers Prometheus on a port of its own, so that a firewall can keep visitors from it. */
export function metricsServer(registry: Registry): FastifyInstance {
  const app = Fastify({ logger: false });
  app.get('/metrics', async (_request, reply) => {
    reply.type(registry.contentType).header('cache-control', 'no-store');
    return await registry.metrics();
  });
  return app;
}
