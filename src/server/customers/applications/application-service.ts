import { randomUUID } from 'node:crypto';
import type * as z from 'zod/mini';
import { APPLICATION_COUNTS } from '#src/contract/application/limits.ts';
import type { MatchReply } from '#src/contract/application/match-calls.ts';
import { ApplicationDraft, SignerDraft } from '#src/contract/application/draft.ts';
import type { Application, Signer } from '#src/contract/application/record.ts';
import { DEFAULT_LOCALE } from '#src/messages/locale.ts';
import { applicationErrors, inGroup, signerErrors } from '#src/domain/application/validation.ts';
import { matchLenders } from '#src/domain/mortgage/lenders/lender-match.ts';
import { calendarDay, type Clock } from '#src/lib/clock.ts';
import { validate } from '#src/lib/validation/validation.ts';
import { notFound, refusal, refusedFields } from '../refusals.ts';
import type { CustomerRepository, Person } from '../repository.ts';
import { recordKeeper } from '../service.ts';

export type ApplicationService = {
  create(person: Person, body: unknown, idempotencyKey: string | null): Promise<Application>;
  get(person: Person, id: string): Promise<Application>;
  save(person: Person, id: string, body: unknown): Promise<Application>;
  addSigner(person: Person, id: string, body: unknown): Promise<Signer>;
  saveSigner(person: Person, ids: { id: string; signerId: string }, body: unknown): Promise<Signer>;
  matches(person: Person, id: string): Promise<MatchReply>;
  chooseMatch(person: Person, id: string, matchId: string): Promise<MatchReply>;
};

type ApplicationServiceDependencies = {
  readonly repository: CustomerRepository;
  readonly clock: Clock;
};

/** Parses a body by a schema; a missing body counts as one without fields. */
function readOrRefuse<Schema extends z.ZodMiniType>(schema: Schema, body: unknown) {
  const result = validate(schema, body ?? {});
  if (result.ok) return result.value;
  throw refusedFields(result.errors, DEFAULT_LOCALE);
}

type SplitBody = { isSubmit: boolean; basedOnMs?: number | undefined; fields: unknown };

/** Splits a body into whether to send the application, the version it is based on, and the rest. */
function splitBody(body: unknown): SplitBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { isSubmit: false, fields: body };
  }
  const { submit, basedOnMs, ...fields }: Record<string, unknown> = { ...body };
  if (submit !== undefined && typeof submit !== 'boolean') {
    throw refusal(400, 'submit', 'must be true or false');
  }
  if (basedOnMs !== undefined && typeof basedOnMs !== 'number') {
    throw refusal(400, 'basedOnMs', 'must be a number of milliseconds');
  }
  return { isSubmit: submit === true, basedOnMs, fields };
}

/** @throws when the application was saved since it was read, so that no newer change is reverted */
function checkUnchanged({ updatedAtMs }: Application, basedOnMs: number | undefined): void {
  if (basedOnMs === undefined || basedOnMs === updatedAtMs) return;
  throw refusal(
    409,
    'basedOnMs',
    'this application has been changed in the meantime; read it again first',
  );
}

function checkComplete({ fields, signers }: Application, today: string): void {
  const errors = [
    ...applicationErrors(fields, today),
    ...signers.flatMap((signer, index) =>
      inGroup(`signers.${index}`, signerErrors(signer.fields, fields, today)),
    ),
  ];
  if (errors.length > 0) throw refusedFields(errors, DEFAULT_LOCALE);
}

function checkOpen({ state }: Application): void {
  if (state === 'draft') return;
  throw refusal(409, 'id', 'this application has been submitted and can no longer be changed');
}

function orNotFound(application: Application | undefined): Application {
  if (!application) throw notFound('id');
  return application;
}

type StoredApplications = Pick<ApplicationService, 'create' | 'get' | 'save'>;

function applicationKeeper(dependencies: ApplicationServiceDependencies): StoredApplications {
  const { repository, clock } = dependencies;
  const { applications } = repository;
  const recordOf = recordKeeper(dependencies);
  return {
    get: async (person, id) => orNotFound(await applications.find(person.id, id)),
    async create(person, body, idempotencyKey) {
      await recordOf(person);
      const existing = idempotencyKey && (await applications.findByKey(person.id, idempotencyKey));
      if (existing) return existing;
      const fields = readOrRefuse(ApplicationDraft, body);
      const id = randomUUID();
      const limit = APPLICATION_COUNTS.applications;
      const nowMs = clock.now().getTime();
      const application = { id, idempotencyKey, fields, nowMs };
      const outcome = await applications.add(person.id, application, limit);
      if (outcome === 'full') {
        throw refusal(409, 'applications', `at most ${limit} applications are allowed`);
      }
      return outcome;
    },
    async save(person, id, body) {
      const outcome = await applications.edit(person.id, id, (before) => {
        const { isSubmit, basedOnMs, fields: sentFields } = splitBody(body);
        const changes = readOrRefuse(ApplicationDraft, sentFields);
        // A second submission, for example after a lost answer, changes nothing.
        if (before.state === 'submitted' && isSubmit) return undefined;
        checkOpen(before);
        checkUnchanged(before, basedOnMs);
        const fields = { ...before.fields, ...changes };
        const now = clock.now();
        if (isSubmit) checkComplete({ ...before, fields }, calendarDay(now));
        return { kind: 'fields', fields, nowMs: now.getTime(), isSubmitted: isSubmit };
      });
      return orNotFound(outcome);
    },
  };
}

function incomeOf(signers: readonly Signer[]): number {
  return signers.reduce(
    (sum, { fields }) => sum + (fields.employment?.annualIncomeDollars ?? 0),
    0,
  );
}

function matchesOf({ fields, signers, chosenMatchId }: Application): MatchReply {
  return { isSample: true, ...matchLenders(fields, incomeOf(signers)), chosenMatchId };
}

function signerIn({ signers }: Application, signerId: string): Signer {
  const signer = signers.find(({ id }) => id === signerId);
  if (!signer) throw notFound('signerId');
  return signer;
}

type Signers = Pick<ApplicationService, 'addSigner' | 'saveSigner'>;

function signerKeeper({ repository }: ApplicationServiceDependencies): Signers {
  const { applications } = repository;
  const limit = APPLICATION_COUNTS.signers;
  return {
    async addSigner(person, id, body) {
      const signerId = randomUUID();
      const outcome = await applications.edit(person.id, id, (application) => {
        checkOpen(application);
        const fields = readOrRefuse(SignerDraft, body);
        if (application.signers.length >= limit) {
          throw refusal(
            409,
            'signers',
            `an application can have at most ${limit} additional signers`,
          );
        }
        return { kind: 'signer', signer: { id: signerId, fields } };
      });
      return signerIn(orNotFound(outcome), signerId);
    },
    async saveSigner(person, { id, signerId }, body) {
      const outcome = await applications.edit(person.id, id, (application) => {
        checkOpen(application);
        const fields = readOrRefuse(SignerDraft, body);
        return { kind: 'signer', signer: { ...signerIn(application, signerId), fields } };
      });
      return signerIn(orNotFound(outcome), signerId);
    },
  };
}

/** The mortgage applications; each customer reaches only their own. */
export function applicationService(
  dependencies: ApplicationServiceDependencies,
): ApplicationService {
  const { repository, clock } = dependencies;
  const { applications } = repository;
  const applicationStore = applicationKeeper(dependencies);
  return {
    ...applicationStore,
    ...signerKeeper(dependencies),
    matches: async (person, id) => matchesOf(await applicationStore.get(person, id)),
    async chooseMatch(person, id, matchId) {
      const outcome = await applications.edit(person.id, id, (application) => {
        const { matches } = matchesOf(application);
        if (!matches.some((match) => match.id === matchId)) throw notFound('matchId');
        return { kind: 'match', matchId, nowMs: clock.now().getTime() };
      });
      return matchesOf(orNotFound(outcome));
    },
  };
}
