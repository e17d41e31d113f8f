import { once } from 'node:events';
import { flushCompileCache } from 'node:module';
import Fastify from 'fastify';
import { openIdentityDatabase } from '#src/server/adapters/sqlite/identity/identity-database.ts';
import { sqliteIdentity } from '#src/server/adapters/sqlite/identity/identity.ts';
import { identityRoutes } from '#src/server/identity/routes.ts';
import { identityService } from '#src/server/identity/service.ts';
import { embeddedSettings } from '#src/server/identity/settings.ts';
import { aFactorCipher } from './identity.ts';

// A process that a test starts and kills: serves the accounts of the given file on any free port, which it
// prints.

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
// A killed process would never write the cache that makes the next start quick.
flushCompileCache();
// The parent may end without killing this process.
process.stdin.resume();
await once(process.stdin, 'end');
process.exit(0);
