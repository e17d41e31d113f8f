import type { Street } from './street-directory.ts';

/** The name of a street for display: "Alderbank Road", "Alderbank Road NW", "Rue du Val-des-Lilas". */
export function streetLabel({
  name,
  suffix,
  direction,
}: Pick<Street, 'name' | 'suffix' | 'direction'>) {
  return [name, suffix, direction].filter((part) => part !== null && part !== '').join(' ');
}
