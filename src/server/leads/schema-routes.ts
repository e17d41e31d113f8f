import type { FastifyInstance } from 'fastify';
import {
  getLeadSchema,
  getListingLeadSchema,
  getQuestionLeadSchema,
  getSellingLeadSchema,
  leadSchemas,
} from '#src/contract/lead/schema.ts';
import { mount } from '../http/mount.ts';
import { SentAs } from '../http/replies/replies.ts';

const CACHE_CONTROL = 'public, max-age=3600, stale-while-revalidate=86400';
const SCHEMA_TYPE = 'application/schema+json; charset=utf-8';

/** The rules of the contact forms, which the metadata's Link header leads to. */
export function leadSchemaRoutes(app: FastifyInstance): void {
  const { long, listing, selling, question } = leadSchemas();
  for (const [endpoint, schema] of [
    [getLeadSchema, long],
    [getListingLeadSchema, listing],
    [getSellingLeadSchema, selling],
    [getQuestionLeadSchema, question],
  ] as const) {
    const body = JSON.stringify(schema);
    mount(app, endpoint, async ({ reply }) => {
      reply.header('cache-control', CACHE_CONTROL).type(SCHEMA_TYPE);
      return new SentAs(schema, body);
    });
  }
}
