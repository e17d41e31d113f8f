import type { FastifyInstance } from 'fastify';
import { RefusedRequest } from '#src/contract/problem.ts';
import { compressedReply } from '../replies/compression.ts';
import { entityTag } from '../replies/entity-tag.ts';
import { sentReply } from '../replies/replies.ts';
import { checkReplySize } from '../replies/reply-size.ts';
import { answeredEndpoint } from '../viewer-calls.ts';
import type { WorkerAnswer, WorkerCall, WorkerOutcome } from './call-workers.ts';

/** Copies bytes out of a larger buffer, as sending a view would send the whole buffer. */
const ownBytes = (bytes: Uint8Array) =>
  bytes.byteLength === bytes.buffer.byteLength ? bytes : new Uint8Array(bytes);

/** A refusal as it goes to the server. */
export function refusedOutcome(
  { status, problems, retryAfterSeconds }: RefusedRequest,
  headerNames: readonly string[] = [],
): WorkerOutcome {
  return { kind: 'refused', status, problems, retryAfterSeconds, headerNames };
}

/** An answer in the form it is sent, with its headers. */
function sentAnswer(
  answer: unknown,
  { method, acceptEncoding }: { method: string } & Pick<WorkerCall, 'acceptEncoding'>,
): WorkerAnswer {
  const json = Buffer.from(JSON.stringify(answer));
  checkReplySize(json.length);
  const { bytes, encoding } = compressedReply(json, acceptEncoding);
  return {
    body: ownBytes(bytes),
    headers: {
      ...(method === 'GET' && { etag: entityTag(json, { isWeak: encoding !== undefined }) }),
      ...(encoding && { 'content-encoding': encoding }),
    },
  };
}

/**
 * Answers a call that another thread has parsed, unless the listings here differ from the revision it
 * wants.
 *
 * @throws what the call fails with, other than a refusal
 */
export async function answerForServer(
  app: FastifyInstance,
  { endpoint: key, headers, acceptEncoding, revision: wantedRevision, ...call }: WorkerCall,
): Promise<WorkerOutcome> {
  const { endpoint, answer, revision } = answeredEndpoint(app, key);
  if (revision?.() !== wantedRevision) return { kind: 'unavailable' };
  const headerNames: string[] = [];
  const ownHeaders: Record<string, string> = {};
  try {
    const reply = await answer({
      ...call,
      header(name) {
        headerNames.push(name);
        return headers[name];
      },
      setCacheControl(value) {
        ownHeaders['cache-control'] = value;
      },
    });
    const { method } = endpoint;
    const sent = sentAnswer(sentReply(app, endpoint, reply), { method, acceptEncoding });
    const headersToSend = { ...ownHeaders, ...sent.headers };
    return { kind: 'answered', answer: { ...sent, headers: headersToSend }, headerNames };
  } catch (error) {
    if (error instanceof RefusedRequest) return refusedOutcome(error, headerNames);
    throw error;
  }
}
