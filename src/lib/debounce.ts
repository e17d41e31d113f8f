export type Debounced<Arguments extends unknown[]> = {
  (...args: Arguments): void;
  /** Forgets a call that still waits. */
  cancel(): void;
};

/** Calls `run` once, `delayMs` after the last of a burst of calls, with the last arguments. */
export function debounce<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  delayMs: number,
): Debounced<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const debounced = (...args: Arguments) => {
    clearTimeout(timer);
    timer = setTimeout(() => run(...args), delayMs);
  };
  return Object.assign(debounced, { cancel: () => clearTimeout(timer) });
}
