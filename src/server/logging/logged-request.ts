import type { FastifyRequest } from 'fastify';
import { withoutPersonalData } from '#src/lib/text/personal-data.ts';

const PARAMETER_LIMIT = 20;

/**
 * The names of the query parameters; the values may be an email address, a key, or what someone searches
 * for.
 */
function parameterNames(query: string): string {
  const names = [...new Set(new URLSearchParams(query).keys())];
  const text = names.slice(0, PARAMETER_LIMIT).map((name) => withoutPersonalData(name));
  return names.length > PARAMETER_LIMIT ? `${text.join(' ')} …` : text.join(' ');
}

function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    // A path that is not UTF-8 is logged unchanged.
    return path;
  }
}

/** The address of a request without what its sender may have written into it. */
function loggedAddress(url: string): { path: string; parameters?: string } {
  const [path = '', ...query] = url.split('?');
  const cleanPath = withoutPersonalData(decodePath(path));
  return query.length === 0
    ? { path: cleanPath }
    : { path: cleanPath, parameters: parameterNames(query.join('?')) };
}

/** The network of an address: a reader of the log must not learn exactly who sent the request. */
function networkOf(address: string): string {
  const plain = address.replace(/^::ffff:/, '');
  return plain.includes(':')
    ? `${plain.split(':').slice(0, 3).join(':')}::`
    : plain.replace(/\.\d+$/, '.0');
}

/** The log entry of a request: what it asked for and from which network. */
export function loggedRequest({ method, url, host, ip }: FastifyRequest) {
  return { method, ...loggedAddress(url), host, network: networkOf(ip) };
}
