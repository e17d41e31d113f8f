import { localsOf } from '#src/page-data/page-locals.ts';
import type { WorkerThreads } from '#src/server/scheduling/worker-threads.ts';
import type { RenderedPage } from '../page-cache.ts';
import type { HostedPageServer, PageProgram } from './messages.ts';
import { pageWorkers } from './page-workers.ts';
import { readPage } from './read-page.ts';

/** The module built from `render-entry.ts`. */
type RenderEntry = typeof import('../render-entry.ts');

/** Renders the pages that are not prebuilt. */
export type PageRenderer = {
  /** How many pages it renders at once. */
  readonly threadCount: number;
  /**
   * Renders the page at an address; undefined when there is none.
   *
   * @throws the error of the page or the server; RefusedRequest 429 or 503 when there are too many requests
   */
  render(url: string, server: HostedPageServer): Promise<RenderedPage | undefined>;
};

/** Renders pages on the thread that answers requests, in turns with its other work. */
function pagesHere({ entry, ...assets }: PageProgram): PageRenderer {
  const loading = import(entry) as Promise<Pick<RenderEntry, 'render'>>;
  return {
    threadCount: 1,
    async render(url, { context: _, ...server }) {
      const { render } = await loading;
      const page = await render(new Request(url), localsOf(server));
      return page && (await readPage(page, assets));
    },
  };
}

/** Renders pages by worker threads, and without any by this one. */
export function pageRenderer(
  program: PageProgram,
  threads: WorkerThreads | undefined,
): PageRenderer {
  return threads && threads.count > 0 ? pageWorkers(program, threads) : pagesHere(program);
}
