import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { DOCUMENT_LIMIT_BYTES, DOCUMENT_TYPES } from '#src/contract/application/document-calls.ts';
import {
  createUploadUrl,
  deleteDocument,
  getDocument,
  listDocuments,
  uploadDocument,
} from '#src/contract/application/document-endpoints.ts';
import { setBodyTimeout } from '../../http/connections/receive-timeouts.ts';
import { mount, mountRaw } from '../../http/mount.ts';
import { type DocumentService, UPLOAD_LIFETIME_MS } from './document-service.ts';
import { type CustomerCallsDependencies, customerCalls } from '../customer-calls.ts';
import { refusal } from '../refusals.ts';

type DocumentRoutesDependencies = CustomerCallsDependencies & {
  readonly documents: DocumentService;
};

/** RFC 6266: a plain name for old programs, and the name as it is. */
function attachmentName(name: string): string {
  const plain = name.replaceAll(/[^\w .-]/g, '_');
  const exact = encodeURIComponent(name.toWellFormed()).replaceAll(
    /['()*]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );
  return `attachment; filename="${plain}"; filename*=UTF-8''${exact}`;
}

/**
 * Documents that one customer may send at the same time: they come slowly, and stay in memory meanwhile.
 */
const UPLOADS_AT_ONCE = 3;

function uploadCounter() {
  const open = new Map<string, number>();
  const add = (id: string, more: number) => {
    const count = (open.get(id) ?? 0) + more;
    if (count > 0) open.set(id, count);
    else open.delete(id);
  };
  return {
    take(id: string, reply: FastifyReply): void {
      if ((open.get(id) ?? 0) >= UPLOADS_AT_ONCE) {
        throw refusal(429, 'request', 'other documents are still being uploaded; please wait');
      }
      add(id, 1);
      reply.raw.once('close', () => add(id, -1));
    },
  };
}

/** The one call whose body is a file. */
function uploadRoute(
  scope: FastifyInstance,
  { documents, customerOf }: DocumentRoutesDependencies,
): void {
  const uploads = uploadCounter();
  scope.addHook('onRequest', async (request, reply) => {
    if (Number(request.headers['content-length'] ?? 0) > DOCUMENT_LIMIT_BYTES) {
      throw refusal(413, 'request', 'a document must not be larger than 10 MB');
    }
    uploads.take(customerOf(request).id, reply);
    // The sender has been verified before the body is read, so no stranger's upload gets this time.
    setBodyTimeout(request, reply, UPLOAD_LIFETIME_MS);
  });
  scope.removeAllContentTypeParsers();
  scope.addContentTypeParser<Buffer>(
    [...DOCUMENT_TYPES],
    { parseAs: 'buffer', bodyLimit: DOCUMENT_LIMIT_BYTES },
    async (_request: FastifyRequest, body: Buffer) => body,
  );
  mount(scope, uploadDocument, async ({ request, params, body }) => {
    const bytes = body instanceof Uint8Array ? body : new Uint8Array();
    return documents.upload(customerOf(request), params.token, bytes);
  });
}

/** The documents of a customer's applications. */
export function documentRoutes(
  app: FastifyInstance,
  dependencies: DocumentRoutesDependencies,
): void {
  const { documents, customerOf } = dependencies;
  customerCalls(app, dependencies, (scope) => uploadRoute(scope, dependencies));
  customerCalls(app, dependencies, (scope) => {
    mount(scope, listDocuments, async ({ request, params }) => ({
      documents: await documents.list(customerOf(request), params.id),
    }));
    mount(scope, createUploadUrl, async ({ request, params, body }) =>
      documents.open(customerOf(request), params.id, body),
    );
    mountRaw(scope, getDocument, async ({ request, reply, params }) => {
      const { name, type, bytes } = await documents.read(customerOf(request), params);
      // Sent as a download: an uploaded file must not run as a page of this site.
      return reply
        .header('content-disposition', attachmentName(name))
        .header('x-content-type-options', 'nosniff')
        .type(type)
        .send(Buffer.from(bytes));
    });
    mount(scope, deleteDocument, async ({ request, params }) => {
      await documents.remove(customerOf(request), params);
      return { done: true as const };
    });
  });
}
