import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { Cluster, ListingSearchReply } from '#src/contract/listings/search/search-reply.ts';
import {
  AnySearchResult,
  AnyListing,
  AnySummary,
  SearchResult,
  FullListing,
} from '#src/contract/listings/listing.ts';
import { ListingSummary, MonthlyCost, RestrictedListing } from '#src/contract/listings/listing.ts';
import {
  AnyProviderListing,
  ProviderListing,
} from '#src/contract/listings/provider/provider-listing.ts';
import {
  ProviderListingResult,
  ProviderSearchReply,
} from '#src/contract/listings/search/provider-search-reply.ts';
import { FoundPlace, PlaceSuggestion } from '#src/contract/places/calls.ts';
import { PlaceAtPoint } from '#src/contract/places/reverse-call.ts';
import { Problem, Problems } from '#src/contract/problem.ts';
import {
  componentSchemas,
  isObject,
  type JsonSchema,
  type WrittenSchema,
} from './shared-schemas.ts';

/** Schemas that the document names once, under these names. */
const NAMED_SCHEMAS = {
  AnyFound: AnySearchResult,
  AnyListing,
  AnySummary,
  Cluster,
  FoundPlace,
  FoundProviderListing: ProviderListingResult,
  FoundSummary: SearchResult,
  FullListing,
  ListingSearchReply,
  ListingSummary,
  MonthlyCost,
  PlaceAtPoint,
  PlaceSuggestion,
  AnyProviderListing,
  ProviderListing,
  ProviderSearchReply,
  Problem,
  Problems,
  RestrictedListing,
} as const;

const names = z.registry<{ id: string }>();
for (const [id, schema] of Object.entries(NAMED_SCHEMAS)) names.add(schema, { id });

const asSchema = (value: unknown): JsonSchema => (isObject(value) ? value : {});

function write(schema: z.ZodMiniType): WrittenSchema {
  const jsonSchema = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
    metadata: names,
    reused: 'ref',
  });
  const { $schema: _dialect, $defs, ...rest } = asSchema(jsonSchema);
  return componentSchemas(rest, asSchema($defs));
}

const schemaCache = new WeakMap<z.ZodMiniType, WrittenSchema>();

/** Writes a schema of the contract as JSON Schema; a rule that JSON Schema cannot express is left out. */
export function writeSchema(schema: z.ZodMiniType): WrittenSchema {
  const before = schemaCache.get(schema);
  if (before) return before;
  const freshSchema = write(schema);
  schemaCache.set(schema, freshSchema);
  return freshSchema;
}

type Property = readonly [name: string, schema: JsonSchema, isRequired: boolean];

/** The defaults of values that may be left out; the schema of the input does not hold them. */
function defaultsOf(schema: z.ZodMiniType): Readonly<Record<string, JsonSchema>> {
  const outputSchema = asSchema(z.toJSONSchema(schema, { io: 'output', unrepresentable: 'any' }));
  const properties = Object.entries(asSchema(outputSchema['properties'])).map(
    ([name, property]) => [name, asSchema(property)['default']] as const,
  );
  return Object.fromEntries(
    properties
      .filter(([, byDefault]) => byDefault !== undefined)
      .map(([name, byDefault]) => [name, { default: byDefault }]),
  );
}

/** The properties of an object schema and which of them must be there. */
export function propertiesOf(schema: z.ZodMiniType): readonly Property[] {
  const jsonSchema = writeSchema(schema).schema;
  const required: unknown = jsonSchema['required'];
  const defaults = defaultsOf(schema);
  return Object.entries(asSchema(jsonSchema['properties'])).map(([name, property]) => [
    name,
    { ...asSchema(property), ...defaults[name] },
    Array.isArray(required) && required.includes(name),
  ]);
}

/** Whether a schema allows any value. */
export function isOpen({ schema }: WrittenSchema): boolean {
  return Object.keys(schema).length === 0;
}
