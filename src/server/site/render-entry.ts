import { createApp } from 'astro/app/entrypoint';

const app = createApp({ streaming: false });

/** Renders an on-demand page; undefined when no such page exists. */
export async function render(request: Request, locals: App.Locals): Promise<Response | undefined> {
  const routeData = app.match(request);
  return routeData && app.render(request, { routeData, locals });
}
