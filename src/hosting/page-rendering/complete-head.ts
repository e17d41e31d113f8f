import { insertion, type PageEdit } from './page-edits.ts';

/** Where the build writes the imports of scripts, below the output folder. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json';

/** The direct imports of scripts: addresses, by the address of the importing script. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>;

/** The parts of a page that its head depends on, in the order of the page. */
const MARKS =
  /<template\b[^>]*>|<\/template>|<astro-island\b[^>]*>|<script\b[^>]*>|<style>astro-island|<link rel="stylesheet"|<\/head>/g;
const SCRIPT_ADDRESS = /\bsrc="([^"]+\.js)"/;
const WAKES_AT_ONCE = /\bclient="(?:only|load)"/;
const ISLAND_SCRIPT = /\b(?:component-url|renderer-url)="([^"]+\.js)"/g;

/** Astro's scripts that wake islands, which it writes in front of the first island of a kind. */
const RUNTIME_START = '(()=>{';
const OF_ISLANDS = /self\.Astro|astro-island/;
const SCRIPT_END = '</script>';
const STYLE_END = '</style>';

type Template = { readonly contentAt: number; readonly scripts: string[] };
type Part = Omit<PageEdit, 'text'>;

/** The parts of a page that its head depends on. */
type PageMarks = {
  /** Scripts outside templates. */
  readonly scripts: string[];
  /** Scripts of islands outside templates that wake at once. */
  readonly islandScripts: string[];
  readonly templates: Template[];
  /** Each occurrence of the style of islands in the page. */
  readonly styles: Part[];
  readonly runtimes: Part[];
  firstSheetAt: number | undefined;
  headEnd: number | undefined;
};

function islandScriptsOf(tag: string): string[] {
  if (!WAKES_AT_ONCE.test(tag)) return [];
  return [...tag.matchAll(ISLAND_SCRIPT)].map(([, address = '']) => address);
}

/** From an offset to the end of the next occurrence of a text; the rest of the page where there is none. */
function partUntil(html: string, start: number, text: string): Part {
  const at = html.indexOf(text, start);
  return { start, end: at < 0 ? html.length : at + text.length };
}

/** An Astro script that wakes islands and begins with its tag at an offset. */
function runtimeAt(html: string, tag: string, start: number): Part | undefined {
  if (tag !== '<script>' || !html.startsWith(RUNTIME_START, start + tag.length)) return undefined;
  const part = partUntil(html, start, SCRIPT_END);
  return OF_ISLANDS.test(html.slice(part.start, part.end)) ? part : undefined;
}

/** A page is long, so it is scanned only once. */
function marksOf(html: string): PageMarks {
  const marks: PageMarks = {
    scripts: [],
    islandScripts: [],
    templates: [],
    styles: [],
    runtimes: [],
    firstSheetAt: undefined,
    headEnd: undefined,
  };
  let template: Template | undefined;
  for (const { 0: tag, index } of html.matchAll(MARKS)) {
    if (tag.startsWith('<template')) {
      template = { contentAt: index + tag.length, scripts: [] };
      marks.templates.push(template);
    } else if (tag === '</template>') {
      template = undefined;
    } else if (tag.startsWith('<astro-island')) {
      (template?.scripts ?? marks.islandScripts).push(...islandScriptsOf(tag));
    } else if (tag.startsWith('<script')) {
      const address = SCRIPT_ADDRESS.exec(tag)?.[1];
      if (address !== undefined) (template?.scripts ?? marks.scripts).push(address);
      const runtime = runtimeAt(html, tag, index);
      if (runtime) marks.runtimes.push(runtime);
    } else if (tag.startsWith('<style')) {
      marks.styles.push(partUntil(html, index, STYLE_END));
    } else if (tag === '</head>') {
      marks.headEnd ??= index;
    } else {
      marks.firstSheetAt ??= index;
    }
  }
  return marks;
}

/** Scripts with all their direct imports. */
function withImports(scripts: readonly string[], imports: ScriptImports): ReadonlySet<string> {
  const all = new Set(scripts);
  // Iteration over a set includes members added meanwhile.
  for (const script of all) for (const imported of imports[script] ?? []) all.add(imported);
  return all;
}

/** Visible resources come first: scripts change the page, they do not make it. */
const link = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${address}">`;

const linksOf = (scripts: ReadonlySet<string>) => [...scripts].map(link).join('');

/** Different texts among some parts of a page. */
const textsOf = (html: string, parts: readonly Part[]) =>
  new Set(parts.map(({ start, end }) => html.slice(start, end)));

/**
 * The edits that give a page's head the style and the runtime of its islands and links to all scripts it
 * runs at once, so that a browser requests them side by side and not one after the other as it reads them.
 * Scripts that sleep until used are not linked. Those in a template are.
 */
export function headEdits(html: string, imports: ScriptImports): PageEdit[] {
  const marks = marksOf(html);
  const { headEnd, firstSheetAt = Infinity, styles, runtimes } = marks;
  if (headEnd === undefined) return [];
  const atOnce = withImports([...marks.scripts, ...marks.islandScripts], imports);
  // Only the head may hold a style.
  const [style = ''] = textsOf(html, styles);
  // Behind a style sheet a browser waits for it before it runs a script, and reads no further.
  const runtime = [...textsOf(html, runtimes)].join('');
  return [
    ...[...styles, ...runtimes].map((part) => ({ ...part, text: '' })),
    ...marks.templates.map(({ contentAt, scripts }) =>
      insertion(contentAt, linksOf(withImports(scripts, imports).difference(atOnce))),
    ),
    insertion(Math.min(firstSheetAt, headEnd), runtime),
    insertion(headEnd, style + linksOf(atOnce.difference(new Set(marks.scripts)))),
  ];
}
