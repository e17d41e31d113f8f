import { gzipSync } from 'node:zlib';
import { type OutputChunk, type Plugin, type PluginContext, rolldown } from 'rolldown';

/** A chunk of the bundler: modules that the same scripts need. */
export type ScriptChunk = {
  readonly name: string;
  /** Its name without the unique part. */
  readonly title: string;
  readonly modules: readonly string[];
  /** Names of the chunks it imports outright. */
  readonly imports: readonly string[];
  /** Names of the chunks it may import later. */
  readonly laterImports: readonly string[];
  /** Whether a page names it. */
  readonly isEntry: boolean;
  /** Whether loading it has effects besides providing its exports. */
  readonly acts: boolean;
  /** Minified and compressed. */
  readonly bytes: number;
};

const STYLE = /\.css(?:$|\?)/;

/** Serves the modules that another build has read and transformed. */
function modulesOf(build: PluginContext): Plugin {
  return {
    name: 'modules-in-memory',
    resolveId: async (source, importer) =>
      importer === undefined ? source : await build.resolve(source, importer),
    load(id) {
      if (STYLE.test(id)) return { code: '', moduleType: 'js' };
      const info = build.getModuleInfo(id);
      if (typeof info?.code !== 'string') return undefined;
      const { code, moduleSideEffects } = info;
      return { code, moduleType: 'js', moduleSideEffects };
    },
  };
}

/** The script of a page, as Astro names it; every page runs the scripts of its layout. */
const PAGE_SCRIPT = /^(?!.*\/layouts\/).*\.astro\?.*\btype=script\b/;

/** A module that defines elements has no effect on a page without them. */
const onlyDefinesElements = (code: string | null) =>
  code?.includes('customElements.define') === true && !code.includes('addEventListener');

/** Modules with an effect on a page that loads them: those that the scripts of pages import to be run. */
function actingModules(entries: readonly string[], build: PluginContext): ReadonlySet<string> {
  const run = entries
    .filter((id) => PAGE_SCRIPT.test(id))
    .flatMap((id) => build.getModuleInfo(id)?.importedIds ?? []);
  return new Set(run.filter((id) => !onlyDefinesElements(build.getModuleInfo(id)?.code ?? null)));
}

function toScriptChunk(chunk: OutputChunk, acting: ReadonlySet<string>): ScriptChunk {
  return {
    name: chunk.fileName,
    title: chunk.name,
    modules: chunk.moduleIds,
    imports: chunk.imports,
    laterImports: chunk.dynamicImports,
    isEntry: chunk.isEntry,
    acts: chunk.moduleIds.some((id) => acting.has(id)),
    bytes: gzipSync(chunk.code).length,
  };
}

/**
 * The chunks the bundler makes by default: one for each set of scripts that need the same modules, so that
 * none loads a byte too many.
 *
 * @param build one whose modules are all read
 */
export async function smallChunks(build: PluginContext): Promise<ScriptChunk[]> {
  const entries = [...build.getModuleIds()].filter((id) => build.getModuleInfo(id)?.isEntry);
  const bundle = await rolldown({
    input: entries,
    preserveEntrySignatures: 'allow-extension',
    platform: 'browser',
    logLevel: 'silent',
    plugins: [modulesOf(build)],
  });
  const { output } = await bundle.generate({ format: 'es', minify: true });
  await bundle.close();
  const acting = actingModules(entries, build);
  return output.flatMap((file) => (file.type === 'chunk' ? [toScriptChunk(file, acting)] : []));
}
