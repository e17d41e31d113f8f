import '#src/content-folder/stop-without-facts.ts';
import { BROKERAGE_NAME } from '#src/content-folder/facts.ts';
import { flushCompileCache } from 'node:module';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import { MAILBOX_PATH } from '#src/contract/account/identity.ts';
import { type App, buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { openServices } from './compose.ts';
import { runJobs } from './jobs.ts';
import { idleLoop } from './scheduling/idle-loop.ts';
import { threadHeap } from './scheduling/idle-memory.ts';
import { workerThreads } from './scheduling/worker-threads.ts';
import { startNotices } from './logging/notices.ts';
import { metricsRegistry, metricsServer } from './metrics/metrics-server.ts';
import { loadBuiltSite } from '#src/hosting/built-site.ts';
import { pageServerFor } from '#src/hosting/page-server.ts';
import { mountSite } from '#src/hosting/routes.ts';
import { warmPages } from '#src/hosting/warm-pages.ts';

const DIST = fileURLToPath(new URL('../../dist', import.meta.url));
const WORKER_PROGRAM = new URL('./worker-main.ts', import.meta.url);
const CLOSE_LIMIT_MS = 5000;
/**
 * By then the caches have let go of what only the start needed: map layers go after half a minute unused.
 */
const UNUSED_AFTER_MS = 40_000;

function stop(sentences: readonly string[]): never {
  for (const sentence of sentences) process.stderr.write(`${sentence}\n`);
  process.exit(1);
}

type ListenAddress = {
  /** The setting that names the port. */
  readonly setting: 'PORT' | 'METRICS_PORT';
  readonly port: number;
  readonly host: string;
};

function listenFailure(error: unknown, { setting, port, host }: ListenAddress): string {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'EADDRINUSE') {
    return `${setting} ${port} is already in use. Stop the other program or choose a different port, for example ${setting}=${port + 1} npm start.`;
  }
  if (code === 'EACCES')
    return `${setting} ${port} needs permissions that this user does not have. Choose a port above 1023.`;
  if (['EADDRNOTAVAIL', 'ENOTFOUND', 'EAI_AGAIN'].includes(String(code))) {
    return `HOST ${host} is not an address of this machine.`;
  }
  return `The server cannot listen on ${host}:${port}: ${String(error)}`;
}

async function listen(server: FastifyInstance, address: ListenAddress): Promise<void> {
  const { port, host } = address;
  try {
    await server.listen({ port, host });
  } catch (error) {
    stop([listenFailure(error, address)]);
  }
}

type Closing = {
  readonly app: App;
  readonly shutdownDelayMs: number;
  readonly closeServices: () => Promise<void>;
};

function closeOnSignals({ app, shutdownDelayMs, closeServices }: Closing): void {
  let isClosing = false;
  const close = async () => {
    if (isClosing) return;
    isClosing = true;
    app.drain.begin();
    if (shutdownDelayMs > 0) {
      await delay(shutdownDelayMs);
      await app.drain.stopListening();
    }
    // Connections that stay open longer than this are cut, so that a restart never hangs.
    setTimeout(() => process.exit(1), CLOSE_LIMIT_MS).unref();
    await app.server.close();
    await closeServices();
    process.exit(0);
  };
  process.once('SIGTERM', close);
  process.once('SIGINT', close);
  // A terminal that is closed sends it, and some send it twice.
  process.on('SIGHUP', close);
}

const config = readConfig(process.env);
if (!config.ok) stop(config.error);
const settings = config.value;

const notices = startNotices({ out: process.stdout, err: process.stderr });
const threads = workerThreads(WORKER_PROGRAM, settings.workerThreads, ({ message, cause }) =>
  notices.warn(`${message}: ${String(cause ?? 'the reason is not known')}.`),
);
const site = loadBuiltSite(DIST, threads);
// The threads start while the services open.
threads.start();
const services = await openServices(settings, { out: process.stdout, notices, threads });
if (!services.ok) stop([services.error]);

const metrics = settings.metricsPort === undefined ? undefined : metricsRegistry();
const { findRealtor, realtorOfArea } = site;
const app = await buildApp({
  config: settings,
  ...services.value,
  metrics,
  findRealtor,
  realtorOfArea,
});
notices.moveTo(app.server.log);
runJobs(app.server, services.value.jobs);
mountSite(app, { site, origin: settings.siteOrigin });
const { host, shutdownDelayMs } = settings;
closeOnSignals({ app, shutdownDelayMs, closeServices: () => services.value.close() });
if (metrics && settings.metricsPort !== undefined) {
  const port = settings.metricsPort;
  await listen(metricsServer(metrics), { setting: 'METRICS_PORT', port, host });
}
await listen(app.server, { setting: 'PORT', port: settings.port, host });
services.value.warmSearches();
const logFailure = (error: unknown) => app.server.log.error(error);
// In the background: until it is done, suggestions have no streets, pages lead to no other cities, and the
// first search by address and the first page of each kind take longer.
const warming = warmPages(site, {
  origin: settings.siteOrigin,
  server: pageServerFor(app, 'anonymous'),
});
// Compresses only at the first start after a build.
const compression = warming.then(site.compressFiles).catch(logFailure);
warming
  // The compile cache is written early, so that it survives even when this process is killed.
  .then(flushCompileCache)
  .then(app.warm)
  .then(services.value.warmPlaces)
  .then(services.value.checkListings)
  .then(() => compression)
  // Data read only for the start-up work would stay in memory for as long as the server is idle. Collecting
  // hundreds of megabytes holds the thread for part of a second; while visitors are there, memory is
  // collected in smaller steps anyway.
  .then(() => idleLoop(UNUSED_AFTER_MS))
  .then(threadHeap.collect)
  .catch(logFailure);

const shownHost = ['127.0.0.1', '0.0.0.0', '::', '::1'].includes(settings.host)
  ? 'localhost'
  : settings.host;
const { embedded } = services.value.accounts;
const origin = `http://${shownHost}:${settings.port}`;
process.stdout.write(
  [
    '',
    `  ${BROKERAGE_NAME} is running at ${origin}/real-estate/`,
    `  Its data is in       ${join(settings.dataDir)}`,
    ...(embedded?.demoSentence ? [`  ${embedded.demoSentence}`] : []),
    ...(embedded?.hasMailbox ? [`  Its mailbox is at    ${origin}${MAILBOX_PATH}`] : []),
    '  To stop it, press    Ctrl+C',
    '',
    '',
  ].join('\n'),
);
