import type { ChangeSource, ListingCopy } from './replication-store.ts';

type CatchUpOptions = {
  /** The most changes taken in together: one transaction, which holds up a running server. */
  readonly limit: number;
  readonly fromPrimary?: boolean;
  /** Called with the number of changes of each page, once they are taken in. */
  readonly onPage?: (changeCount: number) => void;
  /** Called before each page; false ends the run there. */
  readonly shouldContinue?: () => boolean;
};

/** The copy is of another database than the source, so it has to be made anew. */
class CopyOfAnotherDatabase extends Error {
  constructor() {
    super(
      'The copy of the listings in DATA_DIR does not belong to the database in DATABASE_URL. Start the server again.',
    );
    this.name = 'CopyOfAnotherDatabase';
  }
}

/**
 * Brings a copy of the listings up to date with its source, page by page. A page and its place are stored
 * together, so that the next call continues wherever a run was cut off.
 *
 * @throws CopyOfAnotherDatabase, or the error that the source rejects with
 */
export async function catchUp(
  source: ChangeSource,
  copy: ListingCopy,
  { limit, fromPrimary = false, onPage, shouldContinue = () => true }: CatchUpOptions,
): Promise<void> {
  while (shouldContinue()) {
    const after = copy.place();
    const page = await source.page({ after, limit, fromPrimary });
    if (after && after.mark !== page.to.mark) throw new CopyOfAnotherDatabase();
    const isNew = after?.version !== page.to.version;
    if (isNew && shouldContinue() && (await copy.apply(after, page))) onPage?.(page.changes.length);
    if (page.isLast) return;
  }
}
