/** An error in the form in which a worker sends it to the server. */
export type RenderFailure =
  /** An error of the server itself; the error object stays there. */
  | { readonly kind: 'server'; readonly failureId: number }
  | {
      readonly kind: 'page';
      readonly name: string;
      readonly message: string;
      readonly stack: string | undefined;
      /** The status that a page requests for its answer. */
      readonly statusCode: number | undefined;
      readonly cause: RenderFailure | undefined;
    };

/** Represents an error of the server in a worker, with its name, by which pages distinguish errors. */
export class ServerFailure extends Error {
  readonly failureId: number;

  constructor(failureId: number, name: string) {
    super('An error occurred on the server while a page was rendered.');
    this.failureId = failureId;
    this.name = name;
  }
}

function statusCodeOf(error: Error): number | undefined {
  return 'statusCode' in error && typeof error.statusCode === 'number'
    ? error.statusCode
    : undefined;
}

/** The message to the server about an error in a worker. */
export function failureOf(thrown: unknown): RenderFailure {
  if (thrown instanceof ServerFailure) return { kind: 'server', failureId: thrown.failureId };
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  const { name, message, stack, cause } = error;
  return {
    kind: 'page',
    name,
    message,
    stack,
    statusCode: statusCodeOf(error),
    cause: cause === undefined ? undefined : failureOf(cause),
  };
}

/** The error of a failure, for who answers the request and for the log. */
export function errorOf(failure: RenderFailure, errors: readonly unknown[]): unknown {
  if (failure.kind === 'server') return errors[failure.failureId];
  const { name, message, stack, statusCode, cause } = failure;
  const options = cause ? { cause: errorOf(cause, errors) } : {};
  const error = new Error(message, options);
  if (stack !== undefined) error.stack = stack;
  return Object.assign(error, { name }, statusCode === undefined ? {} : { statusCode });
}
