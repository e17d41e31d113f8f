/** The key of the option after or before the highlighted one; past the last comes the first. */
export function nextOption(
  keys: readonly string[],
  highlighted: string | null,
  step: 1 | -1,
): string | null {
  const at = highlighted === null ? -1 : keys.indexOf(highlighted);
  if (at < 0) return keys.at(step === 1 ? 0 : -1) ?? null;
  return keys[(at + step + keys.length) % keys.length] ?? null;
}
