import { BASE_PATH } from '#src/domain/routes.ts';
import type { BuiltSite, RenderPage } from './built-site.ts';

/** One of each kind of page that is rendered on request; no listing or city of the name is there. */
const PAGES = [
  '/detail/NONE1/1',
  '/list/on/none',
  '/map',
  '/search',
  '/contact/thanks',
  '/trends',
  '/calculators',
  '/home-value',
] as const;

/**
 * Renders a page of each kind. The first one loads the modules of its kind, for which a visitor would
 * have to wait.
 */
export async function warmPages(
  { render }: Pick<BuiltSite, 'render'>,
  { origin, locals }: { origin: string; locals: Parameters<RenderPage>[1] },
): Promise<void> {
  for (const page of PAGES) await render(new Request(origin + BASE_PATH + page), locals);
}
