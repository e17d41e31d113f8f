const NUMBERS =
  'no one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty'.split(
    ' ',
  );

/** "three"; digits above twenty. */
export function inWords(count: number): string {
  return NUMBERS[count] ?? String(count);
}

/** "one bedroom", "three bedrooms". */
export function withCount(count: number, noun: string): string {
  return `${inWords(count)} ${noun}${count === 1 ? '' : 's'}`;
}

/** "a park, public transit and a school". */
export function joinWords(items: readonly string[]): string {
  if (items.length <= 1) return items[0] ?? '';
  return `${items.slice(0, -1).join(', ')} and ${items.at(-1)}`;
}

/** "1st", "22nd", "13th". */
export function ordinal(number: number): string {
  const tens = number % 100;
  const ending = tens >= 11 && tens <= 13 ? 'th' : (['th', 'st', 'nd', 'rd'][number % 10] ?? 'th');
  return `${number}${ending}`;
}

/** "12,450". */
export function thousands(number: number): string {
  return String(Math.round(number)).replaceAll(/\B(?=(\d{3})+$)/g, ',');
}
