import { availableParallelism } from 'node:os';
import { localsOf, type PageServer } from '#src/page-data/page-locals.ts';
import type { RenderedPage } from '../page-cache.ts';
import type { PageProgram } from './page-thread.ts';
import { pageWorkers } from './page-workers.ts';
import { readPage } from './read-page.ts';

/** What the build makes of `render-entry.ts`. */
type RenderEntry = typeof import('../render-entry.ts');

/** Renders the pages that are not prebuilt. */
export type PageRenderer = {
  /** How many pages it renders at once. */
  readonly threadCount: number;
  /**
   * Renders the page at an address; undefined when there is none.
   *
   * @throws what the page or the server fails with; RefusedRequest 429 or 503 when too much is asked
   */
  render(url: string, server: PageServer): Promise<RenderedPage | undefined>;
  close(): Promise<void>;
};

/** More than this ask for more than one thread can answer. */
const THREAD_LIMIT = 4;
/** The thread that answers requests has one core, and what collects garbage for all of them another. */
const OTHER_CORES = 2;

/** Pages that are rendered by the thread that answers requests, in turns with all it does. */
function pagesHere({ entry, ...assets }: PageProgram): PageRenderer {
  const loading = import(entry) as Promise<Pick<RenderEntry, 'render'>>;
  return {
    threadCount: 1,
    async render(url, server) {
      const { render } = await loading;
      const page = await render(new Request(url), localsOf(server));
      return page && (await readPage(page, assets));
    },
    close: async () => undefined,
  };
}

/**
 * Renders pages by threads of their own where there are cores for them. With two cores messages from
 * thread to thread take more than the second thread gives.
 */
export function pageRenderer(
  program: PageProgram,
  coreCount = availableParallelism(),
): PageRenderer {
  const threadCount = Math.min(THREAD_LIMIT, coreCount - OTHER_CORES);
  return threadCount > 0 ? pageWorkers(program, threadCount) : pagesHere(program);
}
