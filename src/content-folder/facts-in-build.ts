import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';
import { contentDir } from './content-dir.mjs';
import { brokerageFacts, FACT_FILES } from './read-facts.ts';

const FACTS = fileURLToPath(new URL('./facts.ts', import.meta.url)).replaceAll('\\', '/');

const IMPORT = /^import \{([^}]+)\} from '#src\/content-folder\/facts\.ts';$/m;

const constants = (names: readonly string[], facts: Readonly<Record<string, unknown>>) =>
  names.map((name) => `const ${name} = ${JSON.stringify(facts[name])};`).join(' ');

/**
 * A Vite plugin that writes the facts of the brokerage into the modules that name them. Each module has its
 * own copy, as a shared module would be one more file to load on each page.
 */
export function factsInBuild(): Plugin {
  const folder = contentDir();
  return {
    name: 'brokerage-facts',
    enforce: 'pre',
    load(id) {
      if (id.split('?')[0] !== FACTS) return undefined;
      const facts = brokerageFacts(folder);
      return `${constants(Object.keys(facts), facts)} export { ${Object.keys(facts).join(', ')} };`;
    },
    transform(code, id) {
      const names = /\.tsx?$/.test(id) ? IMPORT.exec(code)?.[1] : undefined;
      if (names === undefined) return undefined;
      for (const file of FACT_FILES) this.addWatchFile(join(folder, 'site', file));
      const importedNames = names.split(',').map((name) => name.trim());
      const declarations = constants(importedNames.filter(Boolean), brokerageFacts(folder));
      return { code: code.replace(IMPORT, () => declarations), map: null };
    },
  };
}
