import { BASE_PATH } from '#src/domain/routes.ts';
import type { BuiltSite } from './built-site.ts';
import type { HostedPageServer } from './page-rendering/messages.ts';

/** One of each kind of page that is rendered on request; no listing, city or realtor of the name is there. */
const PAGES = [
  '/detail/NONE1/1',
  '/showing/NONE1/1',
  '/list/on/none',
  '/map',
  '/search',
  '/contact/thanks',
  '/trends',
  '/calculators',
  '/home-value',
  '/team/nobody',
] as const;

/**
 * Renders a page of each kind in each thread. The first one loads the modules of its kind, for which a
 * visitor would have to wait.
 */
export async function warmPages(
  { renderer }: Pick<BuiltSite, 'renderer'>,
  { origin, server }: { origin: string; server: HostedPageServer },
): Promise<void> {
  const threads = Array.from({ length: renderer.threadCount });
  for (const page of PAGES) {
    // Busy threads are skipped, so that each gets one.
    await Promise.all(threads.map(() => renderer.render(origin + BASE_PATH + page, server)));
  }
}
