/** Where the build leaves what scripts import, below the output folder. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json';

/** What scripts import outright: addresses, by the address of the one that imports. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>;

const SCRIPT = /<script\b[^>]*\bsrc="([^"]+\.js)"/g;
const ISLAND = /<astro-island\b[^>]*>/g;
const WAKES_AT_ONCE = /\bclient="(?:only|load)"/;
const ISLAND_SCRIPT = /\b(?:component-url|renderer-url)="([^"]+\.js)"/g;

function addressesIn(html: string, pattern: RegExp): string[] {
  return [...html.matchAll(pattern)].map(([, address = '']) => address);
}

/** Scripts with all they import outright. */
function withImports(scripts: readonly string[], imports: ScriptImports): ReadonlySet<string> {
  const all = new Set(scripts);
  // A set is gone through to its end, also when it grows meanwhile.
  for (const script of all) for (const imported of imports[script] ?? []) all.add(imported);
  return all;
}

const TEMPLATE = /(<template\b[^>]*>)(.*?)(?=<\/template>)/gs;

/** The islands of some HTML that wake at once, by the addresses of their scripts. */
function islandScriptsOf(html: string): readonly string[] {
  return (html.match(ISLAND) ?? [])
    .filter((tag) => WAKES_AT_ONCE.test(tag))
    .flatMap((tag) => addressesIn(tag, ISLAND_SCRIPT));
}

/** What is to be seen first comes first: scripts change it, they do not make it. */
const link = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${address}">`;

const linksOf = (scripts: ReadonlySet<string>) => [...scripts].map(link).join('');

/** Names in each template what it will run besides what the page runs. */
function withLinkedTemplates(html: string, atOnce: ReadonlySet<string>, imports: ScriptImports) {
  return html.replace(TEMPLATE, (_, tag: string, content: string) => {
    const scripts = [...addressesIn(content, SCRIPT), ...islandScriptsOf(content)];
    return tag + linksOf(withImports(scripts, imports).difference(atOnce)) + content;
  });
}

/** The style of islands, and Astro's scripts that wake them, which it writes in front of the first island of a kind. */
const ISLAND_PARTS =
  /<style>astro-island[^<]*<\/style>|<script>\(\(\)=>\{(?:(?!<\/script>).)*(?:self\.Astro|astro-island)(?:(?!<\/script>).)*<\/script>/gs;
const FIRST_STYLESHEET = '<link rel="stylesheet"';
const HEAD_END = '</head>';

type IslandParts = {
  /** No other place than the head may hold a style. */
  readonly style: string;
  /**
   * Belongs in front of the style sheets: behind one a browser waits for it before it runs a script, and reads
   * no further.
   */
  readonly runtime: string;
  /** The page without them. */
  readonly rest: string;
};

/** A page is long: it is gone through once, and put together once. */
function takeIslandParts(html: string): IslandParts {
  const styles = new Set<string>();
  const scripts = new Set<string>();
  const rest = html.replace(ISLAND_PARTS, (part) => {
    (part.startsWith('<style') ? styles : scripts).add(part);
    return '';
  });
  return { style: [...styles].slice(0, 1).join(''), runtime: [...scripts].join(''), rest };
}

/** A head with the runtime of islands in front of its first style sheet, or else at its end. */
function withRuntime(head: string, runtime: string): string {
  const at = head.indexOf(FIRST_STYLESHEET);
  return at < 0 ? head + runtime : head.slice(0, at) + runtime + head.slice(at);
}

/**
 * A page whose head has the style and the runtime of its islands and names all scripts it runs at once, so that
 * a browser asks for them side by side and not one after the other as it reads them. What sleeps until it is used is
 * not named. What waits in a template is named there.
 */
export function withCompleteHead(html: string, imports: ScriptImports): string {
  const hasTemplate = html.includes('<template');
  const outside = hasTemplate ? html.replace(TEMPLATE, '') : html;
  const presentScripts = addressesIn(outside, SCRIPT);
  const atOnce = withImports([...presentScripts, ...islandScriptsOf(outside)], imports);
  if (!html.includes(HEAD_END)) return html;
  const { style, runtime, rest } = takeIslandParts(html);
  const linked = hasTemplate ? withLinkedTemplates(rest, atOnce, imports) : rest;
  const end = linked.indexOf(HEAD_END);
  const added = style + linksOf(atOnce.difference(new Set(presentScripts)));
  return withRuntime(linked.slice(0, end), runtime) + added + linked.slice(end);
}
