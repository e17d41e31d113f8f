import type { FastifyServerOptions } from 'fastify';
import { withoutPersonalData } from '#src/lib/text/personal-data.ts';
import { loggedError } from './logged-error.ts';
import { loggedRequest } from './logged-request.ts';

type LogSettings = {
  readonly level: string;
  /** Replaces the standard output. */
  readonly stream?: NodeJS.WritableStream | undefined;
};

/** A value as the log may hold it. */
const cleanValue = (value: unknown) =>
  typeof value === 'string' ? withoutPersonalData(value) : value;

/** A lone error would put its message into the line unchanged. */
function cleanArguments(args: readonly unknown[]): unknown[] {
  const [first, ...rest] = args;
  if (!(first instanceof Error)) return args.map(cleanValue);
  const message = rest.length > 0 ? rest.map(cleanValue) : [loggedError(first).message];
  return [{ err: first }, ...message];
}

/**
 * The log: one line of JSON an event, with the id of its request. Nothing that identifies a person
 * comes into it, whichever module writes.
 */
export function loggerOptions({ level, stream }: LogSettings) {
  return {
    level,
    serializers: { req: loggedRequest, err: loggedError },
    formatters: {
      log: (fields) =>
        Object.fromEntries(
          Object.entries(fields).map(([name, value]) => [name, cleanValue(value)]),
        ),
    },
    hooks: {
      logMethod(args, method) {
        method.apply(this, cleanArguments(args) as typeof args);
      },
    },
    ...(stream ? { stream } : {}),
  } satisfies FastifyServerOptions['logger'];
}
