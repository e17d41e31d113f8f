import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildApp } from '#src/server/app.ts';
import { readConfig } from '#src/server/config.ts';
import { openServices } from '#src/server/compose.ts';
import { localsOf } from '#src/page-data/page-locals.ts';
import { pageServerFor } from '../page-server.ts';

/** The server without its built site, as a handler for Astro's development server. */
export async function openDevelopmentApp() {
  const config = readConfig({ CHECK_REPLIES: 'true', ...process.env });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const services = await openServices(config.value, { out: process.stdout });
  if (!services.ok) throw new Error(services.error);
  const app = await buildApp({ config: config.value, ...services.value });
  const { server } = app;
  await server.ready();
  return {
    handle: (request: IncomingMessage, response: ServerResponse) =>
      server.routing(request, response),
    locals: localsOf(pageServerFor(app, 'anonymous')),
    async close() {
      await server.close();
      await services.value.close();
    },
  };
}
