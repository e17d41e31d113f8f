import { ENGLISH } from '../locale.ts';

/** "12,500" */
export function formatNumber(number: number): string {
  return number.toLocaleString(ENGLISH);
}

const list = new Intl.ListFormat(ENGLISH, { style: 'long', type: 'conjunction' });

/** "a kitchen, a bath and a den" */
export function formatList(items: readonly string[]): string {
  return list.format(items);
}
