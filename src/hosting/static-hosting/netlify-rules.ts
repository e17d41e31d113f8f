import type { SiteRoutes } from './site-routes.ts';

const headerLines = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);

/**
 * The files `_redirects` and `_headers` of Netlify. Netlify sends an existing file before it looks at
 * redirects, and sets headers only on files, so those of the server stay unchanged. No two rules set a
 * header of the same path: Netlify would join their values.
 */
export function netlifyRules({
  files,
  hashedFiles,
  serverOrigin,
}: SiteRoutes): Readonly<Record<'_redirects' | '_headers', string>> {
  const rules = [...files, { ...hashedFiles, path: `${hashedFiles.path}*` }];
  const headers = rules.flatMap(({ path, headers: values }) => [path, ...headerLines(values), '']);
  return {
    _redirects: `/* ${serverOrigin}/:splat 200\n`,
    _headers: headers.join('\n'),
  };
}
