import { randomUUID } from 'node:crypto';
import { APPLICATION_COUNTS } from '#src/contract/application-limits.ts';
import type { MatchReply } from '#src/contract/application-match-calls.ts';
import { type Reading, readDraft, readSigner } from '#src/contract/application-reading.ts';
import type { Application, Signer } from '#src/contract/application-record.ts';
import { applicationFaults, signerFaults } from '#src/domain/application-faults.ts';
import { matchLenders } from '#src/domain/lender-match.ts';
import { calendarDay, type Clock } from '#src/lib/clock.ts';
import { notFound, refused, refusedFields } from './refusals.ts';
import type { CustomerRepository, Person } from './repository.ts';
import { recordKeeper } from './service.ts';

export type ApplicationService = {
  create(person: Person, body: unknown, idempotencyKey: string | null): Application;
  get(person: Person, id: string): Application;
  save(person: Person, id: string, body: unknown): Application;
  addSigner(person: Person, id: string, body: unknown): Signer;
  saveSigner(person: Person, ids: { id: string; signerId: string }, body: unknown): Signer;
  matches(person: Person, id: string): MatchReply;
  chooseMatch(person: Person, id: string, matchId: string): MatchReply;
};

export type ApplicationServiceParts = {
  readonly repository: CustomerRepository;
  readonly clock: Clock;
};

function readOrRefuse<Value>(reading: Reading<Value>): Value {
  if (reading.ok) return reading.value;
  throw refusedFields(reading.faults);
}

/** Whether to send the application, and the rest of the body. */
function parted(body: unknown): { isSubmit: boolean; fields: unknown } {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    return { isSubmit: false, fields: body };
  }
  const { submit, ...fields } = { submit: undefined as unknown, ...body };
  if (submit !== undefined && typeof submit !== 'boolean') {
    throw refused(400, 'submit', 'must be true or false');
  }
  return { isSubmit: submit === true, fields };
}

function checkComplete({ fields, signers }: Application, today: string): void {
  const faults = [
    ...applicationFaults(fields, today),
    ...signers.flatMap((signer, index) => signerFaults(signer.fields, today, `signers.${index}`)),
  ];
  if (faults.length > 0) throw refusedFields(faults);
}

function checkOpen({ state }: Application): void {
  if (state === 'draft') return;
  throw refused(409, 'id', 'this application has been sent and cannot be changed any more');
}

function finder({ repository }: ApplicationServiceParts) {
  return ({ id: userId }: Person, id: string): Application => {
    const application = repository.applications.find(userId, id);
    if (!application) throw notFound('id');
    return application;
  };
}

type Kept = Pick<ApplicationService, 'create' | 'get' | 'save'>;

function applicationKeeper(parts: ApplicationServiceParts): Kept {
  const { repository, clock } = parts;
  const { applications } = repository;
  const recordOf = recordKeeper(parts);
  const get = finder(parts);
  return {
    get,
    create(person, body, idempotencyKey) {
      recordOf(person);
      const known = idempotencyKey && applications.findByKey(person.id, idempotencyKey);
      if (known) return known;
      const fields = readOrRefuse(readDraft(body));
      const id = randomUUID();
      const limit = APPLICATION_COUNTS.applications;
      const nowMs = clock.now().getTime();
      const added = applications.add(person.id, { id, idempotencyKey, fields, nowMs }, limit);
      if (added === 'full') {
        throw refused(409, 'applications', `there can be ${limit} applications at most`);
      }
      return get(person, id);
    },
    save(person, id, body) {
      const before = get(person, id);
      const { isSubmit, fields: given } = parted(body);
      const changes = readOrRefuse(readDraft(given));
      // Sent twice, as after an answer that was lost, is sent once.
      if (before.state === 'submitted' && isSubmit) return before;
      checkOpen(before);
      const fields = { ...before.fields, ...changes };
      const now = clock.now();
      if (isSubmit) checkComplete({ ...before, fields }, calendarDay(now));
      applications.save(id, { fields, nowMs: now.getTime(), isSubmitted: isSubmit });
      return get(person, id);
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

/** The mortgage applications, each for its own customer alone. */
export function applicationService(parts: ApplicationServiceParts): ApplicationService {
  const { repository, clock } = parts;
  const { applications } = repository;
  const get = finder(parts);
  return {
    ...applicationKeeper(parts),
    addSigner(person, id, body) {
      checkOpen(get(person, id));
      const signer = { id: randomUUID(), fields: readOrRefuse(readSigner(body)) };
      const limit = APPLICATION_COUNTS.signers;
      if (applications.addSigner(id, signer, limit) === 'full') {
        throw refused(409, 'signers', `an application can have ${limit} further signers at most`);
      }
      return signer;
    },
    saveSigner(person, { id, signerId }, body) {
      checkOpen(get(person, id));
      const fields = readOrRefuse(readSigner(body));
      if (!applications.saveSigner(id, signerId, fields)) throw notFound('signerId');
      return { id: signerId, fields };
    },
    matches: (person, id) => matchesOf(get(person, id)),
    chooseMatch(person, id, matchId) {
      const { matches } = matchesOf(get(person, id));
      if (!matches.some((match) => match.id === matchId)) throw notFound('matchId');
      applications.chooseMatch(id, matchId, clock.now().getTime());
      return matchesOf(get(person, id));
    },
  };
}
