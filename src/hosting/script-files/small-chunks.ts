import { gzipSync } from 'node:zlib';
import { type OutputChunk, type Plugin, type PluginContext, rolldown } from 'rolldown';

/** What the bundler makes of modules that the same scripts need. */
export type ScriptChunk = {
  readonly name: string;
  /** Its name without what makes it unique. */
  readonly title: string;
  readonly modules: readonly string[];
  /** Names of the chunks it imports outright. */
  readonly imports: readonly string[];
  /** Names of the chunks it may import later. */
  readonly laterImports: readonly string[];
  /** Whether a page names it. */
  readonly isEntry: boolean;
  /** Minified and compressed. */
  readonly bytes: number;
};

const STYLE = /\.css(?:$|\?)/;

/** Serves the modules that another build has read and transformed. */
function modulesOf(build: PluginContext): Plugin {
  return {
    name: 'larchway-modules-in-memory',
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

function toScriptChunk(chunk: OutputChunk): ScriptChunk {
  return {
    name: chunk.fileName,
    title: chunk.name,
    modules: chunk.moduleIds,
    imports: chunk.imports,
    laterImports: chunk.dynamicImports,
    isEntry: chunk.isEntry,
    bytes: gzipSync(chunk.code).length,
  };
}

/**
 * The chunks the bundler makes when it is left alone: as many as there are sets of scripts that need
 * the same modules, so that none loads a byte too many.
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
  return output.flatMap((file) => (file.type === 'chunk' ? [toScriptChunk(file)] : []));
}
