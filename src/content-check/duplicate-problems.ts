import type { ContentFile } from './content-file.ts';
import type { ContentProblem } from './content-problem.ts';

type Place = { readonly content: ContentFile; readonly path: readonly PropertyKey[] };

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  return path.reduce<unknown>(
    (part, key) => (part instanceof Object ? Reflect.get(part, key) : undefined),
    value,
  );
}

/** The same member of each entry of a list, for example the ids of buttons. */
function members(content: ContentFile, list: string, member: string): Place[] {
  const entries = valueAt(content.value, [list]);
  const count = Array.isArray(entries) ? entries.length : 0;
  return Array.from({ length: count }, (_, index) => ({ content, path: [list, index, member] }));
}

function repeats(places: readonly Place[], right: string): ContentProblem[] {
  const first = new Map<unknown, Place>();
  return places.flatMap((place) => {
    const { content, path } = place;
    const value = valueAt(content.value, path);
    const earlier = first.get(value);
    if (value === undefined) return [];
    if (!earlier) {
      first.set(value, place);
      return [];
    }
    const line = earlier.content.lineOf(earlier.path);
    const where =
      earlier.content.file === content.file ? `on line ${line}` : `in ${earlier.content.file}`;
    return [
      {
        file: content.file,
        line: content.lineOf(path),
        field: path.join('.'),
        message: `${String(value)} is already used ${where}: ${right}`,
      },
    ];
  });
}

function nextFree(realtors: readonly Place[]): number {
  const orders = realtors.map(({ content, path }) => Number(valueAt(content.value, path)));
  return Math.max(0, ...orders.filter(Number.isFinite)) + 1;
}

/** Duplicate ids and places in the list. */
export function duplicateProblems(contents: readonly ContentFile[]): ContentProblem[] {
  const realtors = contents.filter(({ file }) => /\/realtors\/[^/]+$/.test(file));
  const orders = realtors.map((content) => ({ content, path: ['order'] }));
  const buttons = realtors.map((content) => members(content, 'buttons', 'id'));
  const boardFiles = contents.filter(({ file }) => file.endsWith('/site/boards.json'));
  const brands = contents.filter(({ file }) => file.endsWith('/site/brand.yaml'));
  return [
    ...repeats(
      orders,
      `each person needs a different place in the list. For example: ${nextFree(orders)}`,
    ),
    ...buttons.flatMap((ids) =>
      repeats(ids, 'each button needs a different id. For example: write'),
    ),
    ...boardFiles.flatMap((content) =>
      repeats(members(content, 'boards', 'id'), 'each board needs a different id. For example: 3'),
    ),
    ...brands.flatMap((content) => [
      ...repeats(
        members(content, 'licences', 'province'),
        'each province can have only one licence. For example: Ontario',
      ),
    ]),
  ];
}
