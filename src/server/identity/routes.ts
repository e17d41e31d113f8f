import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { IDENTITY_PATH } from '#src/contract/account/identity.ts';
import type { Mailbox } from '../mail/mailer.ts';
import { IdentityError } from './protocol/identity-error.ts';
import type { AccountsUnavailable } from './repository.ts';
import { isFromThisSite, isOwnHost } from '../http/same-site.ts';
import { clientNetwork } from '../scheduling/client-network.ts';
import { mailboxRoutes } from './mail/mailbox-routes.ts';
import { AMZ_JSON, sendAnswer, sendError } from './protocol/protocol-answer.ts';
import type { IdentityService } from './service.ts';

const BODY_LIMIT_BYTES = 16 * 1024;
const TARGET = /^AWSCognitoIdentityProviderService\.([A-Za-z]{1,64})$/;
const KEYS_CACHE_CONTROL = 'public, max-age=300';

type IdentityRoutesDependencies = {
  readonly identity: IdentityService;
  readonly poolId: string;
  readonly issuer: string;
  /** For example `http://localhost:4321`. */
  readonly siteOrigin: string;
  /** The emails that people and programs on this machine may read; absent where emails are sent. */
  readonly mailbox?: Mailbox;
};

function operationOf({ headers }: FastifyRequest): string {
  const operation = TARGET.exec(String(headers['x-amz-target'] ?? ''))?.[1];
  if (operation !== undefined) return operation;
  throw new IdentityError('UnknownOperationException', 'X-Amz-Target does not name an operation');
}

function refuseStrangers(request: FastifyRequest, siteOrigin: string): void {
  if (!isOwnHost(request, siteOrigin)) {
    throw new IdentityError(
      'ForbiddenException',
      'This is not the host name of the site: set SITE_ORIGIN to the address that people use.',
    );
  }
  if (!isFromThisSite(request, siteOrigin)) {
    throw new IdentityError('ForbiddenException', 'Calls from other sites are not allowed.');
  }
}

/** Reads only JSON: a page elsewhere cannot send it without a preflight request, which gets no answer. */
function readJsonBodies(scope: FastifyInstance): void {
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser(
    AMZ_JSON,
    { parseAs: 'string', bodyLimit: BODY_LIMIT_BYTES },
    (_request, body, done) => {
      try {
        done(null, JSON.parse(String(body)));
      } catch {
        done(new IdentityError('SerializationException', 'The body is not JSON.'));
      }
    },
  );
}

function keyRoutes(scope: FastifyInstance, dependencies: IdentityRoutesDependencies): void {
  const { identity, poolId, issuer } = dependencies;
  const wellKnown = `/${poolId}/.well-known`;
  scope.get(`${wellKnown}/jwks.json`, (_request, reply) =>
    reply.header('cache-control', KEYS_CACHE_CONTROL).send(identity.jwks),
  );
  scope.get(`${wellKnown}/openid-configuration`, (_request, reply) =>
    reply.header('cache-control', KEYS_CACHE_CONTROL).send({
      issuer,
      jwks_uri: `${issuer}/.well-known/jwks.json`,
      id_token_signing_alg_values_supported: ['RS256'],
      response_types_supported: ['code', 'token'],
      subject_types_supported: ['public'],
    }),
  );
}

/**
 * The embedded identity service over HTTP: the JSON protocol of Amazon Cognito user pools at
 * `POST /identity/`, its public keys, and the mailbox with the codes that stay on this machine.
 */
export function identityRoutes(
  app: FastifyInstance,
  dependencies: IdentityRoutesDependencies,
): void {
  const { identity, siteOrigin } = dependencies;
  app.register(
    async (scope) => {
      readJsonBodies(scope);
      scope.setErrorHandler(
        (error: FastifyError | IdentityError | AccountsUnavailable, _request, reply) =>
          sendError(reply, error),
      );
      scope.addHook('onRequest', async (request) => refuseStrangers(request, siteOrigin));
      scope.post('/', async (request, reply) => {
        const operation = operationOf(request);
        const answer = await identity.call(operation, request.body, {
          address: clientNetwork(request.ip),
          userAgent: request.headers['user-agent'],
        });
        request.log.info({ operation }, 'Identity call answered');
        return sendAnswer(reply, answer);
      });
      keyRoutes(scope, dependencies);
      if (dependencies.mailbox) mailboxRoutes(scope, dependencies.mailbox);
    },
    { prefix: IDENTITY_PATH.slice(0, -1) },
  );
}
