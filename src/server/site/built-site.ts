import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import { STATIC_HEADERS_FILE } from './adapter.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';

export type RenderPage = (request: Request, locals: App.Locals) => Promise<Response | undefined>;

export type BuiltSite = {
  /** Files by route below the base path. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Content security policy of each prebuilt page, by route. */
  readonly policies: Readonly<Record<string, string>>;
  readonly render: RenderPage;
};

const Policies = z.record(z.string(), z.string());

/** Loads what the build left in `folder`: files, page policies and the renderer of on-demand pages. */
export async function loadBuiltSite(folder: string): Promise<BuiltSite> {
  const entry = join(folder, 'server/entry.mjs');
  if (!existsSync(entry)) {
    throw new Error(`The site is not built: ${entry} is missing. Run "npm run build".`);
  }
  const { render } = (await import(pathToFileURL(entry).href)) as { render: RenderPage };
  return {
    files: loadStaticFiles(join(folder, 'client')),
    policies: Policies.parse(JSON.parse(readFileSync(join(folder, STATIC_HEADERS_FILE), 'utf8'))),
    render,
  };
}
