import type { YAMLError } from 'yaml';

const QUOTES = "For example: title: 'Buying: where to begin'";
const LINES = 'For example: city: Toronto';

/** Why text that YAML takes for a reference to other text is refused. */
export const YAML_REFERENCE_HINT =
  "text that starts with * or & must be in quotation marks. For example: text: '*Rates may change'";

/** The form of a file that ends in .json, for all its errors. */
export const JSON_SYNTAX_HINT =
  'the fields must be between braces, with commas between them and quotation marks around names and texts; check this line and the one above it. For example: { "id": 2, "name": "Central board" }';

/** The library's codes in an editor's words, each with an example. */
const MESSAGES: Readonly<Partial<Record<YAMLError['code'], string>>> = {
  TAB_AS_INDENT: `this line starts with a tab; use spaces, as in the lines around it. ${LINES}`,
  DUPLICATE_KEY: `this field appears twice; keep one of the two lines. ${LINES}`,
  BAD_INDENT: `the spaces at the start of this line do not match those of the lines it belongs with. ${LINES}`,
  BLOCK_AS_IMPLICIT_KEY: `text that contains a colon must be in quotation marks. ${QUOTES}`,
  BAD_SCALAR_START: `text that starts with a symbol such as @ or % must be in quotation marks. For example: text: '@examplehomes on Instagram'`,
  BAD_ALIAS: YAML_REFERENCE_HINT,
  BAD_DQ_ESCAPE: `a backslash is not allowed between double quotation marks; use single ones. ${QUOTES}`,
  TAG_RESOLVE_FAILED: `text that starts with an exclamation mark must be in quotation marks. For example: text: '! Read this first'`,
  MULTIPLE_DOCS: `three dashes alone on a line are allowed only above and below the fields. For example: ---`,
};

const UNCLOSED = `a quotation mark or a bracket is opened but never closed. ${QUOTES}`;
const NO_COLON = `a field needs a colon and a space after its name. ${LINES}`;
const SPACES = `the spaces at the start of this line or the next one do not match those of the lines they belong with. ${LINES}`;
const ENDED = `a quotation mark inside the text ends it; use the other kind around the text. For example: title: "It's your move"`;
const COMMAS = `the parts between braces need commas between them. For example: { label: Contact us, page: /contact }`;
const UNCLEAR = `this line cannot be read. Each line is a field, a colon, a space and a text; text that contains punctuation must be in quotation marks. ${QUOTES}`;

/** Errors whose code says less than their sentence. */
const BY_SENTENCE: readonly (readonly [RegExp, string])[] = [
  [/^Implicit map keys need/, NO_COLON],
  [/without - indicator/, SPACES],
  [/^Flow .* must be sufficiently indented|^Missing closing|expected .* to end with/i, UNCLOSED],
  [/at node end$/, ENDED],
  [/within flow collections|Missing , between/, COMMAS],
];

/** The errors of the YAML library in words for the author of the lines. */
export function yamlMessage(errors: readonly YAMLError[]): string {
  const codes = errors.map(({ code }) => code);
  if (codes.includes('MULTILINE_IMPLICIT_KEY')) return SPACES;
  const [first] = errors;
  if (!first) return UNCLEAR;
  const bySentence = BY_SENTENCE.find(([sentence]) => sentence.test(first.message))?.[1];
  return bySentence ?? MESSAGES[first.code] ?? UNCLEAR;
}
