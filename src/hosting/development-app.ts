import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildApp } from '#src/server/app.ts';
import { readConfig } from '#src/server/config.ts';
import { openParts } from '#src/server/compose.ts';

/** The server without its built site, as a handler for Astro's development server. */
export async function openDevelopmentApp() {
  const config = readConfig({ CHECK_REPLIES: 'true', ...process.env });
  if (!config.ok) throw new Error(config.error.join('\n'));
  const parts = await openParts(config.value, process.stdout);
  if (!parts.ok) throw new Error(parts.error);
  const { server, localsFor } = await buildApp({ config: config.value, ...parts.value });
  await server.ready();
  return {
    handle: (request: IncomingMessage, response: ServerResponse) =>
      server.routing(request, response),
    locals: localsFor('anonymous'),
    async close() {
      await server.close();
      await parts.value.close();
    },
  };
}
