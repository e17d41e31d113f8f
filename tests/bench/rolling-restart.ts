import { Agent } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { aDataFolder, aRestartableServer } from '#tests/support/app/server-pair.ts';
import { startNginx } from './support/nginx.ts';
import { keepAsking, type LoadReport } from './support/steady-requests.ts';

// Run by `npm run bench restart`: two servers behind nginx, as src/tooling/deployment sets them up, are restarted
// one after the other under a steady stream of requests. Needs nginx and openssl on this machine.

const PORTS = [4491, 4492] as const;
const NGINX_PORT = 4490;
const SHUTDOWN_DELAY_MS = 5000;
const CLIENTS = 8;

const settings = {
  TRUST_PROXY: 'true',
  DEMO_PUBLIC: 'true',
  SHUTDOWN_DELAY_MS: String(SHUTDOWN_DELAY_MS),
};

const agent = new Agent({ keepAlive: true, rejectUnauthorized: false });

const dataDir = await aDataFolder();
const servers = PORTS.map((port) => aRestartableServer(dataDir, port, settings));
const nginx = startNginx({ port: NGINX_PORT, serverPorts: PORTS });
let report: LoadReport;
try {
  for (const server of servers) await server.start();
  const asking = keepAsking({ origin: nginx.origin, agent, clients: CLIENTS });
  for (const server of servers) {
    await delay(2000);
    await server.stop();
    await server.start();
  }
  await delay(2000);
  report = await asking.end();
} finally {
  nginx.stop();
  for (const server of servers) server.kill();
}
const { requests, failures } = report;
process.stdout.write(`${requests} requests, ${failures.length} failed\n`);
for (const failure of failures) process.stdout.write(`  ${failure}\n`);
process.exit(failures.length === 0 ? 0 : 1);
