import { FONTS } from '#src/content-folder/facts.ts';
import { COLOR_VARIABLES } from '#src/content-folder/color-variables.ts';
import type { FastifyInstance } from 'fastify';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Endpoint } from '#src/contract/endpoint.ts';
import {
  PROVIDER_DIFFERENCES,
  type ProviderDifference,
} from '#src/contract/listings/provider/provider-differences.ts';
import { HOME_PATH } from '#src/domain/routes.ts';
import { mountRaw } from '../http/mount.ts';
import { mountedEndpoints } from '../http/mounted-endpoints.ts';
import { type DocumentedCall, docsPage } from './docs-page.ts';
import {
  getApiDocs,
  getApiDocsStyle,
  getCustomerApiDocs,
  getCustomerOpenApiDocument,
  getOpenApiDocument,
} from './endpoints.ts';
import { documentedEndpoints, openApiDocument, operationOf } from './openapi-document.ts';

const CACHE_CONTROL = 'public, max-age=300';

/** Nothing but the page's own stylesheet and its empty icon is loaded, and nothing runs. */
const PAGE_POLICY =
  "default-src 'none'; style-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

export type DocumentationDependencies = {
  /** Origin of the calls, for example https://www.example.ca. */
  readonly origin: string;
  /** Version of the project. */
  readonly version: string;
};

function documentedCall(endpoint: Endpoint): DocumentedCall {
  const { example } = endpoint;
  return {
    method: endpoint.method,
    path: endpoint.path.replaceAll(/:(\w+)/g, '{$1}'),
    operation: operationOf(endpoint),
    ...(example === undefined ? {} : { example }),
  };
}

type Subject = {
  readonly document: typeof getOpenApiDocument;
  readonly docs: typeof getApiDocs;
  readonly title: string;
  readonly description: string;
  readonly paths: RegExp;
  /** How it differs from the API whose clients it serves. */
  readonly differences?: readonly ProviderDifference[];
};

const SUBJECTS: readonly Subject[] = [
  {
    document: getOpenApiDocument,
    docs: getApiDocs,
    title: 'The realty API',
    description:
      'Homes for sale and for lease in Canada, and the places they are in. Answers are JSON; words are not case-sensitive, and a list may also be sent as a JSON array. A trusted server sends its key in the header REPLIERS-API-KEY, or to a search as the parameter repliers_api_key; a wrong key is refused with 401.',
    paths: /^\/api\/(?:realty|places)\//,
    differences: PROVIDER_DIFFERENCES,
  },
  {
    document: getCustomerOpenApiDocument,
    docs: getCustomerApiDocs,
    title: 'The customer API',
    description:
      'The data of a signed-in customer: their record, saved homes and searches, and mortgage applications. Each call returns only the data of the customer that the token belongs to.',
    paths: /^\/api\/customer\//,
  },
];

function documentation(
  app: FastifyInstance,
  subject: Subject,
  dependencies: DocumentationDependencies,
) {
  const { document: documentCall, docs: _, differences, ...info } = subject;
  const endpoints = mountedEndpoints(app);
  const document = openApiDocument(endpoints, { ...info, ...dependencies });
  const links = { home: HOME_PATH, document: documentCall.path, style: getApiDocsStyle.path };
  const calls = documentedEndpoints(endpoints, info.paths).map(documentedCall);
  return { json: JSON.stringify(document), page: docsPage(document, calls, links, differences) };
}

function mountDescription(
  app: FastifyInstance,
  subject: Subject,
  dependencies: DocumentationDependencies,
): void {
  let cachedDocumentation: ReturnType<typeof documentation> | undefined;
  // Made on the first request, as more calls may be mounted after these.
  const cachedPages = () => (cachedDocumentation ??= documentation(app, subject, dependencies));

  mountRaw(app, subject.document, async ({ reply }) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .type('application/json; charset=utf-8')
      .send(cachedPages().json),
  );
  mountRaw(app, subject.docs, async ({ reply }) =>
    reply
      .header('cache-control', CACHE_CONTROL)
      .header('content-security-policy', PAGE_POLICY)
      .type('text/html; charset=utf-8')
      .send(cachedPages().page),
  );
}

/** The descriptions of the APIs, for programs and for people, made from what the app has mounted. */
export function openApiModule(app: FastifyInstance, dependencies: DocumentationDependencies): void {
  for (const subject of SUBJECTS) mountDescription(app, subject, dependencies);
  const fonts = `--font-text:'${FONTS.text.family}';--font-headings:'${FONTS.headings.family}'`;
  const rules = readFileSync(join(import.meta.dirname, 'docs.css'), 'utf8');
  const style = `:root{${COLOR_VARIABLES};${fonts}}\n${rules}`;
  mountRaw(app, getApiDocsStyle, async ({ reply }) =>
    reply.header('cache-control', CACHE_CONTROL).type('text/css; charset=utf-8').send(style),
  );
}
