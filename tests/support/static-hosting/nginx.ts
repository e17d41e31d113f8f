import type { ReadRules } from './host-answer.ts';

type Location = { readonly kind: string; readonly path: string; readonly body: string };

const LOCATION = /^location (?:(=|\^~) )?(\S+) \{\n([\s\S]*?)^\}/gm;

function locationFor(locations: readonly Location[], path: string): Location | undefined {
  const exact = locations.find((location) => location.kind === '=' && location.path === path);
  const prefixes = locations
    .filter((location) => location.kind !== '=' && path.startsWith(location.path))
    .sort((a, b) => b.path.length - a.path.length);
  return exact ?? prefixes[0];
}

const headersIn = (body: string) =>
  Object.fromEntries(
    [...body.matchAll(/add_header (\S+) "(.*)" always;/g)].map(([, name, value]) => [name, value]),
  );

function contentTypeIn(body: string, path: string): string | undefined {
  const ending = path.slice(path.lastIndexOf('.') + 1);
  const byEnding = new RegExp(`"([^"]+)" ${ending};`).exec(body)?.[1];
  return byEnding ?? /default_type "([^"]+)";/.exec(body)?.[1];
}

/** Reads the locations of our nginx rules as nginx does, for the directives they use. */
export function readNginx(config: string): ReadRules {
  const locations = [...config.matchAll(LOCATION)].map(
    ([, kind = '', path = '', body = '']): Location => ({ kind, path, body }),
  );
  return (path) => {
    const body = locationFor(locations, path)?.body;
    const origin = /proxy_pass (\S+);/.exec(body ?? '')?.[1];
    if (origin !== undefined) return { from: 'server', origin };
    const file = /try_files (\S+) @server;/.exec(body ?? '')?.[1];
    if (body === undefined || file === undefined) throw new Error(`nothing answers ${path}`);
    const contentType = contentTypeIn(body, path);
    return {
      from: 'file',
      file: file.replace('$uri', path).slice(1),
      headers: { ...headersIn(body), ...(contentType && { 'content-type': contentType }) },
    };
  };
}
