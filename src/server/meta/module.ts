import type { FastifyInstance } from 'fastify';
import {
  getLeadSchema,
  getListingLeadSchema,
  getQuestionLeadSchema,
  getSellingLeadSchema,
} from '#src/contract/lead/schema.ts';
import { getMeta } from '#src/contract/meta.ts';
import { mount } from '../http/mount.ts';
import { type MetaSources, metaService } from './service.ts';

const LINKS = [
  '</api/realty/openapi.json>; rel="service-desc"; type="application/json"',
  '</api/realty/docs>; rel="service-doc"; type="text/html"',
  `<${getLeadSchema.path}>; rel="user"; type="application/schema+json"`,
  `<${getListingLeadSchema.path}>; rel="listing-user"; type="application/schema+json"`,
  `<${getSellingLeadSchema.path}>; rel="selling-user"; type="application/schema+json"`,
  `<${getQuestionLeadSchema.path}>; rel="question-user"; type="application/schema+json"`,
].join(', ');

/** What a client needs to know before its first search. */
export function metaModule(app: FastifyInstance, sources: MetaSources): void {
  const service = metaService(sources);
  mount(app, getMeta, async ({ reply }) => {
    reply.header('link', LINKS).header('cache-control', 'public, max-age=60');
    return await service.meta();
  });
}
