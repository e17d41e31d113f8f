import type { FastifyInstance } from 'fastify';
import type { Server } from 'node:http';
import type { Endpoint } from '#src/contract/endpoint.ts';

/**
 * A reply that is not sent as the value it is: only some of its fields, or the text it was turned into
 * before. What it is checked by is the whole reply.
 */
export class SentAs<Whole, Payload extends object | string = object | string> {
  readonly whole: Whole;
  readonly payload: Payload;

  constructor(whole: Whole, payload: Payload) {
    this.whole = whole;
    this.payload = payload;
  }
}

/** The servers that check their replies, by which every nested instance of one app is known. */
const checking = new WeakSet<Server>();

/** Lets an app check each reply against its endpoint: for tests and development, as it costs time. */
export function checkReplies({ server }: FastifyInstance): void {
  checking.add(server);
}

/**
 * What is sent of a reply.
 *
 * @throws when replies are checked and this one is not of its endpoint
 */
export function sentReply(
  { server }: FastifyInstance,
  { method, path, reply: schema }: Endpoint,
  reply: unknown,
): unknown {
  const whole = reply instanceof SentAs ? reply.whole : reply;
  if (checking.has(server)) {
    const { error } = schema.safeParse(whole);
    if (error) throw new Error(`${method} ${path} answers out of its contract: ${error.message}`);
  }
  return reply instanceof SentAs ? reply.payload : reply;
}
