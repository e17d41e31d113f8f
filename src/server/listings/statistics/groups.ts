import type { AggregatePath } from '#src/contract/statistics.ts';
import type { FactName, ListingFacts } from '../repository.ts';

const FACT_OF: Readonly<Record<AggregatePath, FactName>> = {
  'address.city': 'city',
  'address.area': 'area',
  'address.district': 'district',
  'address.neighborhood': 'neighborhood',
  'address.state': 'state',
  'details.propertyType': 'propertyType',
  'details.style': 'style',
  'details.numBedrooms': 'bedrooms',
  'details.numBathrooms': 'bathrooms',
  'details.numGarageSpaces': 'garageSpaces',
  'details.garage': 'garage',
  'details.basement': 'basement',
  boardId: 'boardId',
  class: 'class',
  type: 'type',
  status: 'status',
  lastStatus: 'lastStatus',
  listPrice: 'listPrice',
};

const BUCKET_DOLLARS = { sale: 100_000, lease: 500 } as const;

/** The facts that grouping by these paths reads. */
export function factsForPaths(paths: readonly AggregatePath[]): FactName[] {
  return paths.flatMap((path) => [FACT_OF[path], 'type' as const]);
}

/** Where a listing is counted, as a path of names; nothing where the viewer does not see the value. */
function placeOf(facts: ListingFacts, path: AggregatePath): string[] | undefined {
  const value = facts[FACT_OF[path]];
  if (value === null || value === undefined || value === '') return undefined;
  if (path !== 'listPrice') return [...path.split('.'), String(value)];
  const type = facts.type === 'Lease' ? 'lease' : 'sale';
  const step = BUCKET_DOLLARS[type];
  const low = Math.floor(Number(value) / step) * step;
  return ['listPrice', type, `${low}-${low + step}`];
}

type Tree = { [name: string]: unknown };

function putAt(tree: Tree, place: readonly string[], value: unknown): void {
  let at = tree;
  for (const name of place.slice(0, -1)) {
    if (!Object.hasOwn(at, name)) at[name] = {};
    at = at[name] as Tree;
  }
  at[place.at(-1) ?? ''] = value;
}

/**
 * What `summarise` makes of the members of each value of each path, nested as the paths are; the
 * value with most members first, as far as names that are not numbers keep an order.
 */
export function grouped<Member>(
  members: readonly Member[],
  {
    paths,
    factsOf,
  }: { paths: readonly AggregatePath[]; factsOf: (member: Member) => ListingFacts },
  summarise: (members: readonly Member[]) => unknown,
): Tree {
  const tree: Tree = {};
  for (const path of paths) {
    const byPlace = new Map<string, { place: string[]; members: Member[] }>();
    for (const member of members) {
      const place = placeOf(factsOf(member), path);
      if (!place) continue;
      const key = place.join('\u0000');
      const group = byPlace.get(key) ?? { place, members: [] };
      group.members.push(member);
      byPlace.set(key, group);
    }
    const ordered = [...byPlace.values()].toSorted(
      (a, b) => b.members.length - a.members.length || (a.place.join() < b.place.join() ? -1 : 1),
    );
    for (const group of ordered) putAt(tree, group.place, summarise(group.members));
  }
  return tree;
}
