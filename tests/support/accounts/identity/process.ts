import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import Fastify from 'fastify';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { identityRoutes } from '#src/server/identity/routes.ts';
import { identityService } from '#src/server/identity/service.ts';
import { embeddedSettings } from '#src/server/identity/settings.ts';
import { aFactorCipher } from './identity.ts';

// Started by a test as a process of its own, to be killed: serves the accounts of the file it is
// given on any free port, which it prints.

const file = process.argv[2] ?? '';
const siteOrigin = 'http://localhost:4321';
const database = openIdentityDatabase(file);
if (!database.ok) throw new Error(database.error);
const noLimit = { count: Number.MAX_SAFE_INTEGER, windowMs: 60_000 };
const settings = embeddedSettings(siteOrigin, { revealsAccounts: false });
const identity = await identityService({
  repository: sqliteIdentity(database.value),
  settings: { ...settings, limits: { ...settings.limits, signUps: noLimit } },
  clock: { now: () => new Date() },
  deliver: () => undefined,
  cipher: aFactorCipher(),
});
const { poolId, issuer } = settings;
const app = Fastify();
identityRoutes(app, { identity, poolId, issuer, siteOrigin });
const origin = await app.listen({ host: '127.0.0.1', port: 0 });
process.stdout.write(`${origin}\n`);
// A process that is killed never gets to write what makes the next start quick.
flushCompileCache();
// Whoever started it may be gone without having killed it.
process.stdin.resume();
await once(process.stdin, 'end');
process.exit(0);
