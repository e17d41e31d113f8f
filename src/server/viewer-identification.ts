import type { FastifyInstance, FastifyRequest } from 'fastify';
import { VOW_TERMS } from '#src/domain/listing/boards.ts';
import { systemClock } from '#src/lib/clock.ts';
import type { AppDependencies } from './app.ts';
import { StoreUnavailable } from './customers/repository.ts';
import { type VowTermsService, vowTermsService } from './customers/vow-terms/vow-terms-service.ts';
import type { IdentifyViewer } from './http/mount.ts';
import { isPersonal, markPersonal } from './http/personal-requests.ts';
import type { Customer } from './tokens/customer.ts';
import { serverKeys } from './tokens/server-keys.ts';

type IdentificationDependencies = Pick<
  AppDependencies,
  'config' | 'accounts' | 'customers' | 'identify' | 'vowTerms'
>;

/** Says who sends a request, before its route. */
export type ViewerIdentification = {
  readonly identify: IdentifyViewer;
  /** Reads keys and tokens of every request; to be called before the first route. */
  readonly watch: (app: FastifyInstance) => void;
  readonly vowTerms: VowTermsService;
};

/** Nobody is verified without accounts: no header or cookie changes that. */
const everyoneAnonymous: IdentifyViewer = () => 'anonymous';

/** The calls of the account, which needs no terms of boards. */
const ACCOUNT_CALLS = '/api/customer/';

function termsOf({ customers, vowTerms: terms = VOW_TERMS }: IdentificationDependencies) {
  const { repository, hashAddress } = customers;
  return vowTermsService({ repository, terms, hashAddress, clock: systemClock });
}

/**
 * Identifies viewers by the keys of trusted servers and the tokens of customers. Where boards have terms of
 * use, a customer who has not accepted them or has no verified email is an anonymous viewer of all listings.
 */
export function viewerIdentification(
  dependencies: IdentificationDependencies,
): ViewerIdentification {
  const { config, accounts } = dependencies;
  const viewer = accounts?.viewer;
  const keys = serverKeys(config.realtyApiKeys);
  const byAccount = dependencies.identify ?? viewer?.identify ?? everyoneAnonymous;
  const vowTerms = termsOf(dependencies);

  async function isRegistered(
    request: FastifyRequest,
    { id, isEmailVerified }: Customer,
  ): Promise<boolean> {
    if (vowTerms.needsVerifiedEmail && !isEmailVerified) return false;
    try {
      return await vowTerms.isRegistered(id);
    } catch (error) {
      if (!(error instanceof StoreUnavailable)) throw error;
      request.log.warn(
        { err: error },
        'Acceptances of terms cannot be read; no customer is verified',
      );
      return false;
    }
  }

  return {
    vowTerms,
    identify: keys.identify((request) => (isPersonal(request) ? 'anonymous' : byAccount(request))),
    watch(app) {
      keys.watch(app);
      if (!viewer) return;
      viewer.watch(app);
      app.addHook('onRequest', async (request) => {
        if (viewer.identify(request) === 'anonymous') return;
        if (request.url.startsWith(ACCOUNT_CALLS)) return;
        if (!(await isRegistered(request, viewer.customerOf(request)))) markPersonal(request);
      });
    },
  };
}
