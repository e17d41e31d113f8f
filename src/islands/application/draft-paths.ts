/** What a field of an application may hold. */
export type DraftValue = string | number | boolean;

type Group = { readonly [name: string]: unknown };

function isGroup(value: unknown): value is Group {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** The value of a draft at a path such as `applicant.name.first`. */
export function valueAt(draft: object, path: string): DraftValue | undefined {
  const value = path
    .split('.')
    .reduce<unknown>((part, name) => (isGroup(part) ? part[name] : undefined), draft);
  const isValue = ['string', 'number', 'boolean'].includes(typeof value);
  return isValue ? (value as DraftValue) : undefined;
}

/** The draft without texts at paths of numbers: typed input that is no number. */
export function withoutTexts<Draft extends object>(draft: Draft, paths: readonly string[]): Draft {
  return paths
    .filter((path) => typeof valueAt(draft, path) === 'string')
    .reduce((fields, path) => withValue(fields, path, undefined), draft);
}

/** The draft with a value at a path; undefined removes the present one. */
export function withValue<Draft extends object>(
  draft: Draft,
  path: string,
  value: DraftValue | undefined,
): Draft {
  const [name = '', ...below] = path.split('.');
  const { [name]: former, ...others } = draft as Group;
  if (below.length > 0) {
    const group = withValue(isGroup(former) ? former : {}, below.join('.'), value);
    return { ...others, [name]: group } as Draft;
  }
  return (value === undefined ? others : { ...others, [name]: value }) as Draft;
}
