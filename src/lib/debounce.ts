type DebouncedFunction<Arguments extends unknown[]> = {
  (...args: Arguments): void;
  /** Cancels a waiting call. */
  cancel(): void;
  isWaiting(): boolean;
};

/** Calls `run` once, `delayMs` after the last of a burst of calls, with the last arguments. */
export function debounce<Arguments extends unknown[]>(
  run: (...args: Arguments) => void,
  delayMs: number,
): DebouncedFunction<Arguments> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    clearTimeout(timer);
    timer = undefined;
  };
  const debounced = (...args: Arguments) => {
    cancel();
    timer = setTimeout(() => {
      timer = undefined;
      run(...args);
    }, delayMs);
  };
  return Object.assign(debounced, { cancel, isWaiting: () => timer !== undefined });
}
