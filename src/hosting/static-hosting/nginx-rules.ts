import { DOCUMENT_LIMIT_BYTES } from '#src/contract/application/document-calls.ts';
import { CONTENT_TYPES } from '../static-files.ts';
import type { SiteRoutes } from './site-routes.ts';

const INDENT = '    ';

/** A text quoted for nginx. A dollar begins a variable, and there is no way to escape one. */
function quoted(text: string): string {
  if (/[$\\\p{Cc}]/u.test(text)) throw new Error(`the nginx rules cannot contain the text ${text}`);
  return `"${text.replaceAll('"', '\\"')}"`;
}

const addHeaders = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers)
    .filter(([name]) => name !== 'content-type')
    .map(([name, value]) => `${INDENT}add_header ${name} ${quoted(value)} always;`);

const block = (match: string, lines: readonly string[]) =>
  [`location ${match} {`, ...lines, '}', ''].join('\n');

/** Content types by ending; one with a character set must be quoted for nginx. */
function types(): string[] {
  const rows = Object.entries(CONTENT_TYPES).map(
    ([ending, type]) => `${INDENT}${INDENT}${quoted(type)} ${ending.slice(1)};`,
  );
  return [`${INDENT}types {`, ...rows, `${INDENT}}`];
}

/**
 * The contents of `server { … }` for nginx, to which a certificate and names must be added: built files
 * from a folder, everything else from the server.
 *
 * @param root folder of the published files
 */
export function nginxRules({ files, hashedFiles, serverOrigin }: SiteRoutes, root: string): string {
  const head = [
    `root ${quoted(root)};`,
    'server_tokens off;',
    '# A path with two slashes is a different path, which the server redirects.',
    'merge_slashes off;',
    'gzip off;',
    'gzip_static on;',
    'gzip_vary on;',
    `client_max_body_size ${DOCUMENT_LIMIT_BYTES};`,
    'proxy_http_version 1.1;',
    'proxy_set_header Connection "";',
    'proxy_set_header Host $host;',
    '# Not the value that the visitor sent, because the server would trust it.',
    'proxy_set_header X-Forwarded-For $remote_addr;',
    'proxy_set_header X-Forwarded-Proto $scheme;',
    'proxy_ssl_server_name on;',
    '',
  ];
  const fileBlocks = files.map(({ path, file, headers }) =>
    block(`= ${path}`, [
      `${INDENT}types { }`,
      `${INDENT}default_type ${quoted(headers['content-type'] ?? '')};`,
      ...addHeaders(headers),
      `${INDENT}try_files /${file} @server;`,
    ]),
  );
  const hashed = block(`^~ ${hashedFiles.path}`, [
    ...types(),
    ...addHeaders(hashedFiles.headers),
    `${INDENT}try_files $uri @server;`,
  ]);
  const server = ['@server', '/'].map((match) =>
    block(match, [`${INDENT}proxy_pass ${serverOrigin};`]),
  );
  return [...head, ...fileBlocks, hashed, ...server].join('\n');
}
