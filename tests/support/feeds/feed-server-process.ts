import { buildApp } from '#src/server/app.ts';
import { openServices } from '#src/server/compose.ts';
import { readConfig } from '#src/server/config.ts';
import { runJobs } from '#src/server/jobs.ts';

// A server without pages, as a process of its own, which needs no build of the site.

const config = readConfig(process.env);
if (!config.ok) throw new Error(config.error.join('\n'));
const services = await openServices(config.value, { out: process.stderr });
if (!services.ok) throw new Error(services.error);
const app = await buildApp({ config: config.value, ...services.value });
runJobs(app.server, services.value.jobs);
process.once('SIGTERM', async () => {
  await app.server.close();
  await services.value.close();
  process.exit(0);
});
await app.server.listen({ port: config.value.port, host: config.value.host });
