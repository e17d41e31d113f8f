import type * as z from 'zod/mini';

/** The schemas of what a call sends; a part that is left out is not sent. */
export type RequestSchemas = {
  readonly params?: z.ZodMiniType;
  readonly query?: z.ZodMiniType;
  readonly body?: z.ZodMiniType;
};

/**
 * What a client needs to know about a call of the contract. Only the types of the input are known to a
 * client: the rules by which the server reads it stay in the endpoint of the same call, out of the browser.
 */
export type ClientCall<
  Reply extends z.ZodMiniType = z.ZodMiniType,
  // biome-ignore lint/suspicious/noExplicitAny: any call is one of these, whatever it sends
  Sent extends RequestSchemas = any,
> = {
  readonly method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  /** Path from the origin, with `:name` segments taken from `params`. */
  readonly path: `/${string}`;
  readonly reply: Reply;
  /** A call whose reply is the same for everyone and which is sent without the sender's token. */
  readonly noAuth?: boolean;
  /** Never set: it ties the types of the input to the call. */
  readonly sends?: (query: Sent) => Sent;
};

/** A body that the server reads by its own rules, which name every faulty field. */
export type UnparsedBody<Body extends z.ZodMiniType> = z.ZodMiniType<unknown, z.input<Body>>;

/** Lists may be mutable or readonly. */
type Loose<Value> = Value extends readonly (infer Item)[]
  ? readonly Loose<Item>[]
  : Value extends object
    ? { readonly [Key in keyof Value]: Loose<Value[Key]> }
    : Value;

/** The schema that reads a value after its normalization. */
type Inner<Schema> = Schema extends z.ZodMiniPipe<z.ZodMiniTransform, infer Out> ? Out : Schema;

type OptionalKey<Value> = {
  // biome-ignore lint/complexity/noBannedTypes: an object without the key is the question
  [Key in keyof Value]-?: {} extends Pick<Value, Key> ? Key : never;
}[keyof Value];

/** The names that may be left out: the schema makes them optional or has a default for them. */
type OptionalName<Schema extends z.ZodMiniType> = keyof z.output<Schema> &
  OptionalKey<z.input<Inner<Schema> extends z.ZodMiniType ? Inner<Schema> : Schema>>;

/** Values as the schema outputs them, as a program holds them; those with a default may be left out. */
type NamedSchema<Schema extends z.ZodMiniType> = {
  readonly [Name in Exclude<keyof z.output<Schema>, OptionalName<Schema>>]: Loose<
    z.output<Schema>[Name]
  >;
} & {
  readonly [Name in OptionalName<Schema>]?: Loose<z.output<Schema>[Name]> | undefined;
};

type SentBody<Schema extends z.ZodMiniType> = Loose<
  unknown extends z.input<Schema> ? z.output<Schema> : z.input<Schema>
>;

// biome-ignore lint/complexity/noBannedTypes: nothing is needed
type MayLack<Part extends string, Value> = {} extends Value
  ? { readonly [Key in Part]?: Value }
  : { readonly [Key in Part]: Value };

type SentParts<Sent extends RequestSchemas> = (Sent['params'] extends z.ZodMiniType
  ? MayLack<'params', NamedSchema<Sent['params']>>
  : { readonly params?: never }) &
  (Sent['query'] extends z.ZodMiniType
    ? MayLack<'query', NamedSchema<Sent['query']>>
    : { readonly query?: never }) &
  (Sent['body'] extends z.ZodMiniType
    ? { readonly body: SentBody<Sent['body']> }
    : { readonly body?: never });

/** What every call may be given in addition to the input its contract declares. */
type ExtraInput = {
  /** Sent unchanged in place of a body, under its own media type. */
  readonly file?: Blob;
  readonly headers?: Readonly<Record<string, string>>;
  readonly signal?: AbortSignal | undefined;
};

/** What a call is given: `params`, `query` and `body` as its endpoint reads them. */
export type RequestParts<Sent extends RequestSchemas> = ExtraInput & SentParts<Sent>;

/** What a transport carries for any call. */
export type CallInput = ExtraInput & {
  readonly params?: Readonly<Record<string, string | number>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
};
