/** A node of JSON-LD. */
export type JsonLdNode = Readonly<Record<string, unknown>>;

/** A member, present only where there is a value: search engines read an empty one as a mistake. */
export function property(name: string, value: unknown): JsonLdNode {
  return value === null || value === undefined || value === '' ? {} : { [name]: value };
}
