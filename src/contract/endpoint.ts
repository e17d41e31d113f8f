import type * as z from 'zod/mini';

/**
 * One call of the HTTP contract as a value. The server mounts it, the browser's client calls it:
 * neither repeats a path, a parameter name or a reply shape.
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the origin, with `:name` segments taken from `params`. */
  readonly path: `/${string}`;
  readonly params: Params;
  readonly query: Query;
  readonly body: Body;
  readonly reply: Reply;
  /** A call that is the same for everyone and is sent without the sender's token. */
  readonly noAuth?: boolean;
  /** A call that only a signed-in customer may make. */
  readonly needsCustomer?: boolean;
  /** What the call does, for its documentation: a few words without a full stop. */
  readonly summary?: string;
  /** The group of calls it is documented in. */
  readonly tag?: string;
  /** A query, or a path with one, that shows it at work. */
  readonly example?: string;
};

/** Keeps the precise schema types of an endpoint literal. */
export function endpoint<
  Params extends z.ZodMiniType,
  Query extends z.ZodMiniType,
  Body extends z.ZodMiniType,
  Reply extends z.ZodMiniType,
>(value: Endpoint<Params, Query, Body, Reply>): Endpoint<Params, Query, Body, Reply> {
  return value;
}
