import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { Plugin } from 'vite';
import { BASE_PATH } from '#src/domain/routes.ts';
import { sortByImports, joinFiles, joinAllMatching, type LoadCosts } from './join-files.ts';
import { filesOf } from './script-file.ts';
import {
  headEdits,
  SCRIPT_IMPORTS_FILE,
  type ScriptImports,
} from '../page-rendering/complete-head.ts';
import { editedPieces } from '../page-rendering/page-edits.ts';
import { smallChunks } from './small-chunks.ts';

const LAYOUT = /^SiteLayout/;

/** The weight of a script's load; others weigh 1. */
const WEIGHTS: readonly (readonly [name: RegExp, weight: number])[] = [
  // Every page loads it, and most have nothing else.
  [LAYOUT, 800],
  // The map asks for the most files.
  [/^MapIsland/, 105],
  // It makes the content of the page usable at once.
  [/\.astro_astro_type_script/, 40],
  [/^client/, 4],
  // Few visit it, and the parts it shares with others are asleep until touched.
  [/^(?:Trends|Calculators)Island/, 0.1],
  // On the home page, only for returning visitors.
  [/^ReturningVisitorIsland/, 0.1],
  // The log-in over a page, of which few ask.
  [/^open-login/, 0.01],
  // The form of a showing, which is asleep until it is opened.
  [/^(?:open-showing|ShowingFormIsland)/, 0.1],
  // The map of a home, which is asleep until it is touched.
  [/^(?:HomeMapIsland|LiveHomeMap)/, 0.1],
  // Where the boards require terms, for whoever is signed in.
  [/^vow-terms/, 0.01],
  // On a page that only developers see.
  [/^ControlsIsland/, 0.01],
];

const COSTS: LoadCosts = {
  // On a slow phone the way there and back takes as long as 30 KB, but a browser sends six at a time.
  requestBytes: 9000,
  weightOf: (root) => WEIGHTS.find(([name]) => name.test(root))?.[1] ?? 1,
};

/** Every island needs it, and it changes least: it is one file. */
const isReact = (module: string) =>
  /\/node_modules\/(?:react|react-dom|scheduler|@astrojs\/react)\//.test(module);

/** More than will be needed: the bundler must know the files before it has read a module. */
const MAX_FILES = 200;

/** The bundler's own helper for late imports, which it adds after everything else is decided. */
const isImportHelper = (module: string) => module.includes('vite/preload-helper');

/** Short, as every importing file repeats it: without Astro's additions for a page's script. */
const fileName = ({ name }: { name: string }) =>
  `_astro/${name.split('.astro')[0]?.replace(/[^\w-]/g, '') || 'page'}.[hash].js`;

const FILE_NAMES = { entryFileNames: fileName, chunkFileNames: fileName };

/** Joins chunks as the bundler makes them, and reports the imports of the files. */
function joinedChunks(onImports: (imports: ScriptImports) => void): Plugin {
  let rankOf: ReadonlyMap<string, number> = new Map();
  let helperRank: number | undefined;
  let names: readonly string[] = [];
  const groups = Array.from({ length: MAX_FILES }, (_, rank) => ({
    name: () => names[rank] ?? null,
    test: (id: string) => (isImportHelper(id) ? helperRank : rankOf.get(id)) === rank,
    priority: MAX_FILES - rank,
  }));
  return {
    name: 'script-files',
    apply: 'build',
    // A page's script may then be part of a file that others import from.
    options: (options) =>
      options.preserveEntrySignatures === 'exports-only'
        ? { ...options, preserveEntrySignatures: 'allow-extension' }
        : null,
    configEnvironment: (name) =>
      name === 'client'
        ? { build: { rolldownOptions: { output: { codeSplitting: { groups }, ...FILE_NAMES } } } }
        : undefined,
    async buildEnd(error) {
      if (error || this.environment.name !== 'client') return;
      const files = joinAllMatching(filesOf(await smallChunks(this)), isReact);
      const ordered = sortByImports(joinFiles(files, COSTS));
      if (ordered.length > MAX_FILES) this.error(`The scripts make ${ordered.length} files.`);
      names = ordered.map(({ title }) => title);
      const ranks = ordered.flatMap(({ modules, root }, rank) =>
        root?.isLater ? [] : modules.map((id): [string, number] => [id, rank]),
      );
      rankOf = new Map(ranks);
      helperRank = ordered.findIndex(({ root }) => root && LAYOUT.test(root.name));
    },
    generateBundle(_options, bundle) {
      if (this.environment.name !== 'client') return;
      const address = (file: string) => `${BASE_PATH}/${file}`;
      const chunks = Object.values(bundle).filter((file) => file.type === 'chunk');
      const imports = chunks.map(({ fileName, imports }) => [
        address(fileName),
        imports.map(address),
      ]);
      onImports(Object.fromEntries(imports));
    },
  };
}

function linkPages(folder: string, imports: ScriptImports): void {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !entry.name.endsWith('.html')) continue;
    const path = join(entry.parentPath, entry.name);
    const html = readFileSync(path, 'utf8');
    writeFileSync(path, editedPieces(html, headEdits(html, imports)).join(''));
  }
}

/**
 * Joins the many small chunks of the browser's scripts into few files, so that a page requests all of its
 * own at once, and names them in the heads of the prebuilt pages. Late imports stay apart.
 */
export function scriptFiles(): AstroIntegration {
  let imports: ScriptImports = {};
  const plugin = joinedChunks((all) => {
    imports = all;
  });
  let outDir: URL | undefined;
  return {
    name: 'script-files',
    hooks: {
      'astro:config:setup': ({ updateConfig }) => {
        updateConfig({ vite: { plugins: [plugin] } });
      },
      'astro:config:done': ({ config }) => {
        outDir = config.outDir;
      },
      'astro:build:done': ({ dir }) => {
        if (!outDir) throw new Error('The build has no output folder.');
        linkPages(fileURLToPath(dir), imports);
        writeFileSync(new URL(SCRIPT_IMPORTS_FILE, outDir), JSON.stringify(imports));
      },
    },
  };
}
