import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Astro's own image service, which this site does not use. */
const PICTURE_SERVICE = '/_image';

/** Astro would request the error page from whatever server has port 80 of this machine. */
const prerenderedErrorPageFetch = async () => new Response(null);

/**
 * Renders an on-demand page; undefined when no such page exists.
 *
 * @throws the error of the page
 */
export async function render(
  request: Request,
  locals: Omit<App.Locals, 'reportFailure'>,
): Promise<Response | undefined> {
  const routeData = app.match(request);
  if (!routeData || routeData.route === PICTURE_SERVICE) return undefined;
  const failures: unknown[] = [];
  const reportFailure = (error: unknown) => failures.push(error);
  const page = await app.render(request, {
    routeData,
    locals: { ...locals, reportFailure },
    prerenderedErrorPageFetch,
  });
  if (failures.length > 0) throw failures[0];
  if (page.status >= 500 && page.body === null) {
    throw new Error(`The response for the page was only the status ${page.status}.`);
  }
  return page;
}
