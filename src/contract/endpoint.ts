import * as z from 'zod/mini';
import type { ClientCall, RequestSchemas, UnparsedBody } from './client-call.ts';
import type { RefusalName } from './refusals.ts';

/** Nothing is sent, and anything that arrives is ignored. */
const noInput = z.optional(z.unknown());
const noQuery = z.strictObject({});

type NoInput = typeof noInput;
type NoQuery = typeof noQuery;

const bodyRulesBySchema = new WeakMap<z.ZodMiniType, z.ZodMiniType>();

/** A body that the call itself reads by the rules, so that it can name every faulty field. */
export function unparsedBody<Body extends z.ZodMiniType>(rules: Body): UnparsedBody<Body> {
  const body = z.unknown();
  bodyRulesBySchema.set(body, rules);
  return body as UnparsedBody<Body>;
}

/** The rules of a body, whether the endpoint or its service reads it by them. */
export function bodyRules({ body }: Pick<Endpoint, 'body'>): z.ZodMiniType {
  return bodyRulesBySchema.get(body) ?? body;
}

type SchemaOr<Schema, Otherwise extends z.ZodMiniType> = Schema extends z.ZodMiniType
  ? Schema
  : Otherwise;

type NamesOf<Schema> = Schema extends z.ZodMiniType ? keyof z.output<Schema> & string : never;

/** The name of any parameter in the path or the query. */
type ParameterName<Sent extends RequestSchemas> = NamesOf<Sent['params']> | NamesOf<Sent['query']>;

type ParameterTexts<Sent extends RequestSchemas> = [ParameterName<Sent>] extends [never]
  ? { readonly parameters?: Readonly<Record<string, string>> }
  : { readonly parameters: Readonly<Record<ParameterName<Sent>, string>> };

/** A header that a call reads, and what it means. */
type HeaderParameter = {
  readonly schema: z.ZodMiniType;
  readonly text: string;
};

/** The texts of a call for the documentation. */
export type EndpointTexts = {
  /** What the call does: a few words without a full stop. */
  readonly summary: string;
  /** The group of calls it is documented in. */
  readonly tag: string;
  readonly description?: string;
  /** Path and query of a request that works on the demo listings. */
  readonly example?: string;
  /** The media types of a body that is a file. */
  readonly bodyTypes?: readonly string[];
  /** The media types of a reply that is a file. */
  readonly replyTypes?: readonly string[];
  /** The headers it reads in addition to those of every call, by name. */
  readonly headers?: Readonly<Record<string, HeaderParameter>>;
  /** How it can be refused, in addition to the refusals of every call. */
  readonly refusals?: readonly RefusalName[];
  /** What is missing when the call answers 404. */
  readonly missing?: string;
  /** Ignores unknown parameters and names them: other programs send more than we read. */
  readonly ignoresUnknown?: boolean;
  /** A call that only a signed-in customer may make. */
  readonly needsCustomer?: boolean;
};

/**
 * One call of the HTTP contract as a value. The server mounts it, a client calls it, the documentation is
 * made from it: none of them repeats a path, a parameter name or a reply shape.
 */
export type Endpoint<
  Params extends z.ZodMiniType = z.ZodMiniType,
  Query extends z.ZodMiniType = z.ZodMiniType,
  Body extends z.ZodMiniType = z.ZodMiniType,
  Reply extends z.ZodMiniType = z.ZodMiniType,
> = Omit<ClientCall<Reply>, 'sends'> &
  EndpointTexts & {
    readonly params: Params;
    readonly query: Query;
    readonly body: Body;
    /** What each parameter of the path and the query means, a sentence each. */
    readonly parameters: Readonly<Record<string, string>>;
  };

/**
 * The endpoint of a call: its texts and the rules by which the server reads the input, which must have the
 * types the call was declared with. Without a query schema no query is allowed.
 */
export function endpoint<Reply extends z.ZodMiniType, Sent extends RequestSchemas>(
  call: ClientCall<Reply, NoInfer<Sent>>,
  sends: Sent,
  texts: EndpointTexts & ParameterTexts<Sent>,
): Endpoint<
  SchemaOr<Sent['params'], NoInput>,
  SchemaOr<Sent['query'], NoQuery>,
  SchemaOr<Sent['body'], NoInput>,
  Reply
>;
export function endpoint(
  call: ClientCall,
  { params = noInput, query = noQuery, body = noInput }: RequestSchemas,
  { parameters = {}, ...texts }: EndpointTexts & ParameterTexts<RequestSchemas>,
): Endpoint {
  return { ...call, ...texts, params, query, body, parameters };
}
