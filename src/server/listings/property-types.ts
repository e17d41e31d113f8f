import type { FastifyInstance } from 'fastify';
import { listPropertyTypes } from '#src/contract/listings/property-types.ts';
import { BOARDS } from '#src/domain/listing/boards.ts';
import type { IdentifyViewer } from '../http/mount.ts';
import { mountForViewer } from '../http/mount-for-viewer.ts';
import type { Viewer } from '../http/viewer.ts';
import type { FactTable, ListingRepository, WordFact } from './repository.ts';

const CLASSES = ['residential', 'condo', 'commercial'] as const;
const FACTS = ['boardId', 'class', 'propertyType', 'style'] as const satisfies WordFact[];

/** The number of homes of each kind, and the words of that kind. */
type Kind = { readonly [Name in (typeof FACTS)[number]]: string } & { count: number };

function kindsOf(table: FactTable): readonly Kind[] {
  const columns = FACTS.map((name) => table.words(name));
  const kinds = new Map<string, Kind>();
  for (let row = 0; row < table.count; row += 1) {
    const words = columns.map(({ codes, words: all }) => all[codes[row] ?? 0] ?? '');
    const key = words.join('\n');
    const [boardId = '', kind = '', propertyType = '', style = ''] = words;
    const entry = kinds.get(key) ?? { boardId, class: kind, propertyType, style, count: 0 };
    entry.count += 1;
    kinds.set(key, entry);
  }
  return [...kinds.values()].filter(({ propertyType }) => propertyType !== '');
}

const total = (kinds: readonly Kind[]) => kinds.reduce((sum, { count }) => sum + count, 0);

/** The most frequent first, equal ones by name. */
function groupedBy(kinds: readonly Kind[], name: 'propertyType' | 'style') {
  return [...Map.groupBy(kinds, (kind) => kind[name])].toSorted(
    ([a, one], [b, other]) => total(other) - total(one) || a.localeCompare(b),
  );
}

function propertyClass(kinds: readonly Kind[]) {
  const propertyTypes = groupedBy(kinds, 'propertyType').map(([name, same]) => {
    const styles = groupedBy(same, 'style').filter(([style]) => style !== '');
    const counts = Object.fromEntries(styles.map(([style, all]) => [style, total(all)]));
    return { [name]: { activeCount: total(same), styles: counts } };
  });
  return { propertyTypes };
}

const className = ({ class: className }: Kind) => className.replace(/Property$/, '').toLowerCase();

function byBoard(kinds: readonly Kind[]) {
  return BOARDS.map(({ id, name }) => {
    const ofBoard = kinds.filter(({ boardId }) => boardId === String(id));
    const [residential, condo, commercial] = CLASSES.map((one) =>
      propertyClass(ofBoard.filter((kind) => className(kind) === one)),
    );
    const none = { propertyTypes: [] };
    const classes = {
      residential: residential ?? none,
      condo: condo ?? none,
      commercial: commercial ?? none,
    };
    return { boardId: id, name, classes };
  });
}

/** The kinds of homes on the market, as far as a viewer may know them. */
export function propertyTypeRoutes(
  app: FastifyInstance,
  dependencies: {
    readonly repository: Pick<ListingRepository, 'facts'>;
    readonly identify: IdentifyViewer;
  },
): void {
  const { repository, identify } = dependencies;
  const list = async (viewer: Viewer) =>
    byBoard(
      kindsOf(await repository.facts({ filter: { status: ['A'] }, viewer, names: [...FACTS] })),
    );
  mountForViewer(app, { identify }, listPropertyTypes, async ({ viewer }) => ({
    boards: await list(viewer),
  }));
}
