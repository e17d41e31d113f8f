/** "12,500": numbers for operators and programmers are in English. */
export function thousands(number: number): string {
  return number.toLocaleString('en');
}
