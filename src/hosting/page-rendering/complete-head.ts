import { insertion, type PageEdit } from './page-edits.ts';

/** Where the build leaves what scripts import, below the output folder. */
export const SCRIPT_IMPORTS_FILE = 'script-imports.json';

/** What scripts import outright: addresses, by the address of the one that imports. */
export type ScriptImports = Readonly<Record<string, readonly string[]>>;

/** All that the head of a page depends on, in the order of the page. */
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

/** What a page has that its head depends on. */
type PageMarks = {
  /** Scripts outside templates. */
  readonly scripts: string[];
  /** Those of islands outside templates that wake at once. */
  readonly islandScripts: string[];
  readonly templates: Template[];
  /** The style of islands, as often as the page has it. */
  readonly styles: Part[];
  readonly runtimes: Part[];
  firstSheetAt: number | undefined;
  headEnd: number | undefined;
};

function islandScriptsOf(tag: string): string[] {
  if (!WAKES_AT_ONCE.test(tag)) return [];
  return [...tag.matchAll(ISLAND_SCRIPT)].map(([, address = '']) => address);
}

/** From a place to the end of some text behind it; the rest of the page where that is not to be found. */
function partUntil(html: string, start: number, text: string): Part {
  const at = html.indexOf(text, start);
  return { start, end: at < 0 ? html.length : at + text.length };
}

/** A script of Astro that wakes islands, which begins with its tag at a place. */
function runtimeAt(html: string, tag: string, start: number): Part | undefined {
  if (tag !== '<script>' || !html.startsWith(RUNTIME_START, start + tag.length)) return undefined;
  const part = partUntil(html, start, SCRIPT_END);
  return OF_ISLANDS.test(html.slice(part.start, part.end)) ? part : undefined;
}

/** A page is long: it is gone through once. */
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

/** Scripts with all they import outright. */
function withImports(scripts: readonly string[], imports: ScriptImports): ReadonlySet<string> {
  const all = new Set(scripts);
  // A set is gone through to its end, also when it grows meanwhile.
  for (const script of all) for (const imported of imports[script] ?? []) all.add(imported);
  return all;
}

/** What is to be seen first comes first: scripts change it, they do not make it. */
const link = (address: string) =>
  `<link rel="modulepreload" fetchpriority="low" href="${address}">`;

const linksOf = (scripts: ReadonlySet<string>) => [...scripts].map(link).join('');

/** Different texts among some parts of a page. */
const textsOf = (html: string, parts: readonly Part[]) =>
  new Set(parts.map(({ start, end }) => html.slice(start, end)));

/**
 * The edits of a page after which its head has the style and the runtime of its islands and names all scripts it runs
 * at once, so that a browser asks for them side by side and not one after the other as it reads them. What sleeps
 * until it is used is not named. What waits in a template is named there.
 */
export function headEdits(html: string, imports: ScriptImports): PageEdit[] {
  const marks = marksOf(html);
  const { headEnd, firstSheetAt = Infinity, styles, runtimes } = marks;
  if (headEnd === undefined) return [];
  const atOnce = withImports([...marks.scripts, ...marks.islandScripts], imports);
  // No other place than the head may hold a style.
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
