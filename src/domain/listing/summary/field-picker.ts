type Fields = { [name: string]: unknown };

/** What to copy of an object: a member whole, a number of its items, or part by part. */
type Plan = { isComplete: boolean; items: number | undefined; parts: Map<string, Plan> };

const emptyPlan = (): Plan => ({ isComplete: false, items: undefined, parts: new Map() });

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function partOf({ parts }: Plan, name: string): Plan {
  const part = parts.get(name) ?? emptyPlan();
  parts.set(name, part);
  return part;
}

function addPath(plan: Plan, [head = '', ...rest]: readonly string[]): void {
  const limit = /^(.+)\[(\d+)\]$/.exec(head);
  const part = partOf(plan, limit?.[1] ?? head);
  if (limit) part.items = Number(limit[2]);
  if (limit || rest.length === 0 || rest[0] === '*') part.isComplete = true;
  else addPath(part, rest);
}

function partValue(value: unknown, { isComplete, items, parts }: Plan): unknown {
  if (items !== undefined && Array.isArray(value)) return value.slice(0, items);
  return isComplete || !isFields(value) ? value : copyFields(value, parts);
}

function copyFields(from: Fields, parts: Plan['parts']): Fields {
  const to: Fields = {};
  for (const [name, part] of parts) {
    // Only own members of the listing are copied: a path such as "__proto__" names nothing.
    if (Object.hasOwn(from, name)) to[name] = partValue(from[name], part);
  }
  return to;
}

/**
 * Picks the wanted part of listings, shared with them and not copied. Fields are dotted paths
 * (`address.city`, `address.*`), and `images[5]` keeps the first five. The public view of a
 * restricted listing is small and marks itself as such, so it is always given whole.
 */
export function fieldPicker(fields: readonly string[] | undefined): (listing: object) => object {
  if (!fields) return (listing) => listing;
  const plan = emptyPlan();
  for (const path of fields) addPath(plan, path.split('.'));
  return (listing) =>
    'restricted' in listing ? listing : copyFields(listing as Fields, plan.parts);
}
