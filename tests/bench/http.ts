import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openBenchDatabase } from './support/bench-database.ts';
import { benchFolder } from './support/bench-folder.ts';
import { type ResidentMemory, startServer } from '#tests/support/app/site-process.ts';
import { benchHomesOf, type RequestClass, requestClasses } from './support/http-requests.ts';
import { quantile, sendFor } from './support/neighbour.ts';
import { worstRequests } from './worst-requests.ts';

// Run by `npm run bench http`: the whole server in a process of its own, with the load coming from this
// one.

const { values } = parseArgs({
  options: {
    listings: { type: 'string', default: '100000' },
    connections: { type: 'string', default: '50' },
    seconds: { type: 'string', default: '8' },
    port: { type: 'string', default: '4390' },
    'data-dir': { type: 'string' },
    'cpu-prof-dir': { type: 'string' },
    'node-flag': { type: 'string', multiple: true, default: [] },
    only: { type: 'string' },
  },
});
const [listings, connections, seconds, port] = [
  values.listings,
  values.connections,
  values.seconds,
  values.port,
].map(Number) as [number, number, number, number];
if (![listings, connections, seconds, port].every((n) => Number.isInteger(n) && n > 0)) {
  process.stderr.write('--listings, --connections, --seconds and --port take whole numbers\n');
  process.exit(2);
}

/** By then the server's background work, and the garbage collection after it, is over. */
const SETTLED_MS = 15_000;
const settle = () => new Promise((resolve) => setTimeout(resolve, SETTLED_MS));

/** Connections of the client that sends the most expensive requests. */
const ATTACKING = 20;

const print = (line: string) => process.stdout.write(`${line}\n`);
const row = (...cells: (string | number)[]) => print(`| ${cells.join(' | ')} |`);
const whole = (value: number) => Math.round(value).toLocaleString('en-CA');
const seconds1 = (ms: number) => `${(ms / 1000).toFixed(1)} s`;

/** Every connection goes through the same paths, starting at a different one. */
async function load(origin: string, { paths }: RequestClass, durationSeconds: number) {
  let connection = 0;
  return await autocannon({
    url: origin,
    connections,
    duration: durationSeconds,
    headers: { 'accept-encoding': 'gzip, deflate, br, zstd' },
    setupClient(client) {
      const from = Math.floor((connection * paths.length) / connections);
      connection += 1;
      const own = [...paths.slice(from), ...paths.slice(0, from)];
      client.setRequests(own.map((path) => ({ method: 'GET', path })));
    },
  });
}

const memoryText = (memory: ResidentMemory | undefined, part: keyof ResidentMemory) =>
  memory ? `${whole(memory[part])} MB` : '–';

const folder = values['data-dir'] ?? benchFolder(listings);
const db = openBenchDatabase(join(folder, 'listings.sqlite'));
const isWanted = ({ name }: RequestClass) =>
  values.only === undefined || name.includes(values.only);
const homes = benchHomesOf(db);
const classes = requestClasses(homes).filter(isWanted);
const worst = worstRequests(homes).filter(isWanted);
db.close();

// The work that only a first start does is not measured.
const profile = values['cpu-prof-dir'];
const flags = values['node-flag'];
const profiling = profile === undefined ? [] : ['--cpu-prof', `--cpu-prof-dir=${profile}`];
await (await startServer(folder, port, flags)).stop();
// All the load comes from one address, which the server would otherwise ask to wait.
const server = await startServer(folder, port, [...flags, ...profiling], { READ_LIMIT_MS: '0' });
const atStart = server.memory();
await settle();

print(`\n### ${listings.toLocaleString('en-CA')} listings, ${connections} connections\n`);
row('requests', 'a second', 'p50 ms', 'p99 ms', 'longest ms', 'KB', 'refused', 'memory');
row('---', '---:', '---:', '---:', '---:', '---:', '---:', '---:');
let refusedCount = 0;
for (const one of classes) {
  if (!one.isAskedOnce) await load(server.origin, one, 1);
  const result = await load(server.origin, one, seconds);
  const bad = result.non2xx + result.errors + result.timeouts;
  refusedCount += bad;
  const { latency, requests, throughput } = result;
  row(
    ...[one.name, whole(requests.average)],
    ...[latency.p50, latency.p99, latency.max].map((ms) => ms.toFixed(0)),
    (throughput.average / Math.max(1, requests.average) / 1000).toFixed(1),
    ...[bad, memoryText(server.memory(), 'nowMb')],
  );
}
const atEnd = server.memory();
await server.stop();
print(
  `\nFirst answer after ${seconds1(server.startMs)}, everything made after ` +
    `${seconds1(server.warmMs)}. Resident: ${memoryText(atStart, 'nowMb')} then, ` +
    `${memoryText(atEnd, 'nowMb')} after the load, ${memoryText(atEnd, 'peakMb')} at most. ` +
    `Server and load shared ${availableParallelism()} cores.`,
);

const limitedServer = await startServer(folder, port, flags);
await settle();
print(`\n### One client sends its dearest requests over ${ATTACKING} connections without pause\n`);
row('requests', 'answered', 'asked to wait', 'others', '/healthz p99 ms', 'map search p99 ms');
row('---', '---:', '---:', '---:', '---:', '---:');
const maps = requestClasses(homes).find(({ name }) => name.startsWith('map:'))?.paths ?? [];
for (const [at, { name, paths }] of worst.entries()) {
  // A new client each time: the usage of a client counts for ten seconds.
  const attacker = { from: `127.0.1.${at + 1}`, connections: ATTACKING, pauseMs: 0 };
  const neighbour = { from: '127.0.0.2', connections: 1, pauseMs: 20 };
  const [attack, health, search] = await Promise.all([
    sendFor(limitedServer.origin, paths, attacker, seconds * 1000),
    sendFor(limitedServer.origin, ['/healthz'], neighbour, seconds * 1000),
    sendFor(limitedServer.origin, maps, neighbour, seconds * 1000),
  ]);
  const count = (status: number) => attack.statuses.get(status) ?? 0;
  const others = [...attack.statuses].filter(([status]) => status !== 200 && status !== 429);
  row(
    ...[name, count(200), count(429), others.map(([status, n]) => `${n} × ${status}`).join(', ')],
    ...[health, search].map((answers) => quantile(answers, 0.99).toFixed(0)),
  );
  refusedCount += [...health.statuses, ...search.statuses].filter(
    ([status]) => status !== 200,
  ).length;
}
await limitedServer.stop();
if (refusedCount > 0) process.exitCode = 1;
