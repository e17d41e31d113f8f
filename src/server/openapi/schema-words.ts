import { thousands } from '#src/lib/text/thousands.ts';
import { isObject, type JsonSchema } from './shared-schemas.ts';

const TYPE_WORDS: Readonly<Record<string, string>> = {
  integer: 'whole number',
  number: 'number',
  string: 'text',
  boolean: 'true or false',
  object: 'object',
};

const dayPattern = /^\^\\d\{4\}-\\d\{2\}-\\d\{2\}\$$/;

function limitsOf({ minimum, maximum, minLength, maxLength }: JsonSchema): string {
  if (typeof minimum === 'number' && typeof maximum === 'number') {
    return ` from ${thousands(minimum)} to ${thousands(maximum)}`;
  }
  if (minLength !== undefined && maxLength !== undefined) {
    return ` of ${minLength} to ${maxLength} characters`;
  }
  return '';
}

/** What a value may be, in words: "whole number from 1 to 200", "list of up to 50 texts". */
export function typeWords(schema: JsonSchema): string {
  const { type, items, pattern, maxItems, anyOf } = schema;
  if (Array.isArray(anyOf)) return anyOf.filter(isObject).map(typeWords).join(' or ');
  if (type === 'array') {
    const many = maxItems === undefined ? '' : `up to ${maxItems}: `;
    return `list of ${many}${isObject(items) ? typeWords(items) : 'anything'}`;
  }
  if (typeof pattern === 'string' && dayPattern.test(pattern)) return 'date, YYYY-MM-DD';
  if (schema['enum'] !== undefined) return 'one of these words';
  const word = typeof type === 'string' ? (TYPE_WORDS[type] ?? type) : 'anything';
  return `${word}${limitsOf(schema)}`;
}

/** The closed set of words that a value, or each value of a list, may be. */
export function allowedWords(schema: JsonSchema): readonly string[] {
  const words = schema['enum'] ?? (isObject(schema['items']) ? schema['items']['enum'] : undefined);
  return Array.isArray(words) ? words.map(String) : [];
}
