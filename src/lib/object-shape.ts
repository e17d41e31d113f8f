/** The names of an object's fields in their order; of an object in it, its name and the names of its fields. */
export type Shape = readonly (string | readonly [name: string, fields: Shape])[];

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return value !== null && typeof value === 'object' && !Array.isArray(value);
}

/** Sets an own field of an object, even one with the name of the prototype accessor. */
function setField(fields: Record<string, unknown>, name: string, value: unknown): void {
  if (name !== '__proto__') fields[name] = value;
  else Object.defineProperty(fields, name, { value, enumerable: true });
}

function collect(fields: Fields, values: unknown[]): Shape {
  const shape: Shape[number][] = [];
  for (const [name, value] of Object.entries(fields)) {
    if (value === undefined) continue;
    if (isFields(value)) {
      shape.push([name, collect(value, values)]);
    } else {
      shape.push(name);
      values.push(value);
    }
  }
  return shape;
}

/**
 * Splits an object into its shape, which many objects have in common, and its values: numbers, texts and
 * lists, one after the other. Undefined values are left out, as in JSON.
 */
export function splitObject(object: object): { shape: Shape; values: readonly unknown[] } {
  const values: unknown[] = [];
  return { shape: collect(object as Fields, values), values };
}

/** The object of a shape that holds some values, and how many of these it took. */
function assemble(shape: Shape, values: readonly unknown[], from: number): [Fields, number] {
  const fields: Record<string, unknown> = {};
  let at = from;
  for (const field of shape) {
    if (typeof field === 'string') {
      setField(fields, field, values[at]);
      at += 1;
    } else {
      const [name, inner] = field;
      const [value, end] = assemble(inner, values, at);
      setField(fields, name, value);
      at = end;
    }
  }
  return [fields, at];
}

/** The inverse of `splitObject`. */
export function joinObject(shape: Shape, values: readonly unknown[]): object {
  return assemble(shape, values, 0)[0];
}
