import type { DemoRandom } from '../random.ts';

/** Whole phrases by slot name; null where the home has nothing to say under that name. */
export type TemplateWords = Readonly<Record<string, string | null>>;

type Part =
  | { readonly kind: 'text'; readonly text: string }
  | { readonly kind: 'slot'; readonly name: string }
  | { readonly kind: 'choice'; readonly options: readonly Template[] };

/** A sentence with slots `<name>` and alternatives `{one|other}`, which do not nest. */
export type Template = readonly Part[];

const PIECE = /\{([^{}]*)\}|<(\w+)>/g;

/** Reads a sentence pattern such as `{Here is|Meet} a <home> in <place>.` */
export function template(pattern: string): Template {
  const parts: Part[] = [];
  let end = 0;
  for (const piece of pattern.matchAll(PIECE)) {
    if (piece.index > end) parts.push({ kind: 'text', text: pattern.slice(end, piece.index) });
    const [match, choice, name] = piece;
    if (name !== undefined) parts.push({ kind: 'slot', name });
    else parts.push({ kind: 'choice', options: (choice ?? '').split('|').map(template) });
    end = piece.index + match.length;
  }
  if (end < pattern.length) parts.push({ kind: 'text', text: pattern.slice(end) });
  return parts;
}

/** Whether a home has words for every slot, or for one alternative where there are some. */
export function hasWordsFor(parts: Template, words: TemplateWords): boolean {
  for (const part of parts) {
    if (part.kind === 'slot' && (words[part.name] ?? null) === null) return false;
    if (part.kind === 'choice' && !part.options.some((option) => hasWordsFor(option, words))) {
      return false;
    }
  }
  return true;
}

type Filling = {
  readonly words: TemplateWords;
  readonly random: DemoRandom;
  readonly usedTexts: Set<string>;
};

function fill(parts: Template, filling: Filling): string {
  const { words, random, usedTexts } = filling;
  let text = '';
  for (const part of parts) {
    if (part.kind === 'text') text += part.text;
    else if (part.kind === 'slot') {
      text += words[part.name] ?? '';
      usedTexts.add(part.name);
    } else {
      const usableOptions = part.options.filter((option) => hasWordsFor(option, words));
      text += fill(random.pick(usableOptions), filling);
    }
  }
  return text;
}

const INDEFINITE = /\b([Aa]) (?=([A-Za-zÀ-ÿ0-9]+))/g;
const VOWEL_SOUND =
  /^(?:[aeioàâéèêîôAEIOÀÂÉÈÊÎÔ]|[uU](?!ni|se|til)|8|11(?!\d)|18(?!\d)|hour|honest)/;
const CONSONANT_SOUND = /^(?:one\b|once\b|eu|ewe)/i;

/** Turns "a" into "an" before a vowel sound: "an apartment", "a one-bedroom loft", "an 8-foot". */
export function withArticles(text: string): string {
  return text.replaceAll(INDEFINITE, (_, article: string, next: string) =>
    VOWEL_SOUND.test(next) && !CONSONANT_SOUND.test(next) ? `${article}n ` : `${article} `,
  );
}

/** A sentence and the slots whose words it says. */
type Sentence = { readonly text: string; readonly slots: ReadonlySet<string> };

/** The sentence with a home's words in it; only of a template that `hasWordsFor` allows. */
export function sentence(parts: Template, words: TemplateWords, random: DemoRandom): Sentence {
  const usedTexts = new Set<string>();
  const text = withArticles(fill(parts, { words, random, usedTexts })).replaceAll('  ', ' ');
  return { text: text.charAt(0).toUpperCase() + text.slice(1), slots: usedTexts };
}
