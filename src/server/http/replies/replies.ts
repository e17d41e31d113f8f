import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type * as z from 'zod/mini';
import type { Endpoint } from '#src/contract/endpoint.ts';

/**
 * A reply that is sent in another form than its value: only some of its fields, or the text it was turned
 * into before. The check covers the whole reply.
 */
export class SentAs<Whole, Payload extends object | string = object | string> {
  readonly fullReply: Whole;
  readonly payload: Payload;

  constructor(fullReply: Whole, payload: Payload) {
    this.fullReply = fullReply;
    this.payload = payload;
  }
}

/**
 * A reply of which only the part to be sent was made. The check covers that part, against a schema of its
 * own.
 */
export class SentPart<Part extends z.ZodMiniType = z.ZodMiniType> {
  readonly part: z.input<Part>;
  readonly schema: Part;
  readonly payload: object;

  constructor(part: z.input<Part>, schema: Part, payload: object) {
    this.part = part;
    this.schema = schema;
    this.payload = payload;
  }
}

/** The servers that check their replies; every nested instance of one app shares its server. */
const checking = new WeakSet<Server>();

/** Lets an app check each reply against its endpoint: for tests and development, as it costs time. */
export function checkReplies({ server }: FastifyInstance): void {
  checking.add(server);
}

/** The value of a reply to check, and the schema to check it against. */
function checkedPart(reply: unknown, endpoint: Endpoint): readonly [value: unknown, z.ZodMiniType] {
  if (reply instanceof SentPart) return [reply.part, reply.schema];
  return [reply instanceof SentAs ? reply.fullReply : reply, endpoint.reply];
}

/**
 * The payload of a reply.
 *
 * @throws when replies are checked and this one does not match its endpoint
 */
export function sentReply(
  { server }: FastifyInstance,
  endpoint: Endpoint,
  reply: unknown,
): unknown {
  if (checking.has(server)) {
    const [value, schema] = checkedPart(reply, endpoint);
    const { error } = schema.safeParse(value);
    const { method, path } = endpoint;
    if (error)
      throw new Error(
        `${method} ${path} returned a response that breaks its contract: ${error.message}`,
      );
  }
  return reply instanceof SentAs || reply instanceof SentPart ? reply.payload : reply;
}
