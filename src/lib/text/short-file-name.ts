/** A name cut to a number of characters, with its extension: a long name loses its end, not its kind. */
export function shortFileName(name: string, limit: number): string {
  if (name.length <= limit) return name;
  const extension = /\.[^.\s]{1,10}$/.exec(name)?.[0] ?? '';
  const stem = name.slice(0, limit - extension.length - 1);
  // Half of a surrogate pair is no character.
  return `${stem.replace(/[\uD800-\uDBFF]$/, '').trimEnd()}…${extension}`;
}
