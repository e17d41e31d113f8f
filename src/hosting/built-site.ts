import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import '#src/contract/jitless.ts';
import * as z from 'zod/mini';
import type { WorkerThreads } from '#src/server/scheduling/worker-threads.ts';
import { ERROR_ROUTE } from '#src/domain/error-page.ts';
import { REALTORS_ROUTE, realtorOfArea } from '#src/domain/lead/realtor-of-area.ts';
import { type OpenHours, WEEKDAYS } from '#src/domain/showing/open-hours.ts';
import type { ErrorPage } from '#src/server/http/replies/error-page.ts';
import { STATIC_HEADERS_FILE } from './adapter.ts';
import { compressFiles } from './compressed-files.ts';
import { styleSheetsOf } from './page-rendering/inline-styles.ts';
import { type PageRenderer, pageRenderer } from './page-rendering/page-renderer.ts';
import { SCRIPT_IMPORTS_FILE } from './page-rendering/complete-head.ts';
import { loadStaticFiles, type StaticFile } from './static-files.ts';

export type BuiltSite = {
  /** Files by route below the base path. */
  readonly files: ReadonlyMap<string, StaticFile>;
  /** Content security policy of each prebuilt page, by route. */
  readonly policies: Readonly<Record<string, string>>;
  /** Compresses the files that the build has left uncompressed, one after the other. */
  readonly compressFiles: () => Promise<void>;
  /** Renders the pages that are not prebuilt. */
  readonly renderer: PageRenderer;
  /** The page people see on a failure; its words are filled in for each. */
  readonly errorPage: ErrorPage;
  /** The realtors of the brokerage by the names of their pages. */
  readonly realtorIds: readonly string[];
  /** Where to send mails to the realtors of the pages. */
  readonly findRealtor: (
    id: string,
  ) => { readonly name: string; readonly email: string } | undefined;
  /** Who takes showings in a place, and when; undefined where nobody does. */
  readonly realtorOfArea: (place: {
    readonly city: string;
    readonly province: string;
  }) => { readonly id: string; readonly hours: OpenHours } | undefined;
};

const Policies = z.record(z.string(), z.string());
const Realtors = z.array(
  z.object({
    id: z.string(),
    name: z.string(),
    email: z.nullable(z.string()),
    serves: z.array(z.string()),
    hours: z.nullable(z.partialRecord(z.enum(WEEKDAYS), z.string())),
  }),
);
const Imports = z.record(z.string(), z.array(z.string()));

/** The build's output for visitors: files and page policies. */
export type BuiltFiles = Pick<BuiltSite, 'files' | 'policies'>;

/** Removes the list of realtors from the files; no public file reveals where mails are sent. */
function takeRealtors(
  files: Map<string, StaticFile>,
): Pick<BuiltSite, 'realtorIds' | 'findRealtor' | 'realtorOfArea'> {
  const list = files.get(REALTORS_ROUTE);
  if (!list) throw new Error(`The site is incomplete: ${REALTORS_ROUTE} is missing.`);
  files.delete(REALTORS_ROUTE);
  const realtors = Realtors.parse(JSON.parse(list.body.toString()));
  const withEmail = realtors.flatMap(({ email, ...realtor }) =>
    email === null ? [] : [{ ...realtor, email }],
  );
  const byId = new Map(withEmail.map(({ id, name, email }) => [id, { name, email }]));
  return {
    realtorIds: realtors.map(({ id }) => id),
    findRealtor: (id) => byId.get(id),
    realtorOfArea(place) {
      const realtor = realtorOfArea(withEmail, place);
      return realtor?.hours ? { id: realtor.id, hours: realtor.hours } : undefined;
    },
  };
}

const readJson = (folder: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, file), 'utf8'));

type LoadedFiles = BuiltFiles &
  Pick<BuiltSite, 'compressFiles' | 'errorPage' | 'realtorIds' | 'findRealtor' | 'realtorOfArea'>;

/**
 * Loads the files and page policies from the build output in `folder`. The parts for the server alone, the
 * list of realtors and the page of failures, are not among the files.
 *
 * @throws if the site is not built, or not whole
 */
export function loadBuiltFiles(folder: string): LoadedFiles {
  if (!existsSync(join(folder, STATIC_HEADERS_FILE))) {
    throw new Error(`The site is not built: ${folder} is empty. Run "npm run build".`);
  }
  const clientFolder = join(folder, 'client');
  const files = loadStaticFiles(clientFolder);
  const policies = Policies.parse(readJson(folder, STATIC_HEADERS_FILE));
  const errorFile = files.get(ERROR_ROUTE);
  if (!errorFile) throw new Error(`The site is incomplete: the page ${ERROR_ROUTE} is missing.`);
  files.delete(ERROR_ROUTE);
  const errorPage = { html: errorFile.body.toString(), policy: policies[ERROR_ROUTE] };
  const realtors = takeRealtors(files);
  const compressAll = () => compressFiles(clientFolder, files, 1);
  return { files, policies, compressFiles: compressAll, errorPage, ...realtors };
}

/**
 * Loads the build output in `folder`: files and page policies, and the renderer of the other pages.
 *
 * @param threads render the pages; without them this one does
 */
export function loadBuiltSite(folder: string, threads?: WorkerThreads): BuiltSite {
  const entry = join(folder, 'server/entry.mjs');
  if (!existsSync(entry)) {
    throw new Error(`The site is not built: ${entry} is missing. Run "npm run build".`);
  }
  const builtFiles = loadBuiltFiles(folder);
  const scriptImports = Imports.parse(readJson(folder, SCRIPT_IMPORTS_FILE));
  const styleSheets = styleSheetsOf(builtFiles.files);
  const program = { entry: pathToFileURL(entry).href, scriptImports, styleSheets };
  const renderer = pageRenderer(program, threads);
  return { ...builtFiles, renderer };
}
