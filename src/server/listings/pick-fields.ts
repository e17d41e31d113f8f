type Fields = { [name: string]: unknown };

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

function copyPath(from: Fields, to: Fields, [head = '', ...rest]: readonly string[]): void {
  const limit = /^(.+)\[(\d+)\]$/.exec(head);
  const name = limit?.[1] ?? head;
  // Only what the listing itself holds is copied: a path such as "__proto__" names nothing.
  if (!Object.hasOwn(from, name)) return;
  const value = from[name];
  if (limit && Array.isArray(value)) {
    to[name] = value.slice(0, Number(limit[2]));
  } else if (rest.length === 0 || rest[0] === '*' || !isFields(value)) {
    to[name] = value;
  } else {
    const child = isFields(to[name]) ? to[name] : {};
    to[name] = child;
    copyPath(value, child, rest);
  }
}

/**
 * The wanted part of a listing. Fields are dotted paths (`address.city`, `address.*`), and
 * `images[5]` keeps the first five. The public view of a restricted listing is small and marks
 * itself as such, so it is always given whole.
 */
export function pickFields(listing: object, fields: readonly string[] | undefined): object {
  if (!fields || 'restricted' in listing) return listing;
  const picked: Fields = {};
  for (const path of fields) copyPath(listing as Fields, picked, path.split('.'));
  return picked;
}
