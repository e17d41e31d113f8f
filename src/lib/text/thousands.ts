/** "12,500", as what operators and programmers read is in English. */
export function thousands(number: number): string {
  return number.toLocaleString('en');
}
