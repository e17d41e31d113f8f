import type { FastifyReply } from 'fastify';
import type * as z from 'zod/mini';

/**
 * Parameters that callers send without effect on a call: a key is read before it, an analytics id never.
 */
const UNMENTIONED = new Set(['repliers_api_key', 'userId']);

/** The most names in one warning, and characters of each. */
const NAME_LIMIT = 20;
const NAME_LENGTH = 60;

/** The names of an object that its schema does not know, from the schema's complaints. */
export function unknownNames(issues: readonly z.core.$ZodIssue[]): readonly string[] {
  const names = issues.flatMap((issue) =>
    issue.code === 'unrecognized_keys' && issue.path.length === 0 ? issue.keys : [],
  );
  return [...new Set(names)];
}

/** A query without its empty parameters, which carry no information. */
export function withoutEmptyParameters(query: unknown): object {
  return Object.fromEntries(Object.entries(query ?? {}).filter(([, value]) => value !== ''));
}

/** An object without some of its names. */
export function withoutNames(value: object, names: readonly string[]): object {
  return Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name)));
}

/** Warns the caller of ignored parameters (RFC 7234, section 5.5: 299, from anyone). */
export function warnAboutIgnored(reply: FastifyReply, unknown: readonly string[]): void {
  const names = unknown.filter((name) => !UNMENTIONED.has(name));
  if (names.length === 0) return;
  const quotedNames = names
    .slice(0, NAME_LIMIT)
    .map((name) => encodeURIComponent(name.slice(0, NAME_LENGTH).toWellFormed()));
  const more = names.length > NAME_LIMIT ? ` and ${names.length - NAME_LIMIT} more` : '';
  const warning = `299 - "Unknown parameters were ignored: ${quotedNames.join(', ')}${more}"`;
  const before = reply.getHeader('warning');
  reply.header('warning', before === undefined ? warning : `${String(before)}, ${warning}`);
}
