import { afterAll } from 'vitest';

// Stores let go of the page a second after their last listener. By then the page of a short test file may
// be gone, so what is left to do at its end is not done.

const timers = new Set<NodeJS.Timeout>();

globalThis.setTimeout = new Proxy(globalThis.setTimeout, {
  apply(setLater, self, parameters) {
    const timer = Reflect.apply(setLater, self, parameters) as NodeJS.Timeout;
    timers.add(timer);
    return timer;
  },
});

afterAll(() => {
  for (const timer of timers) clearTimeout(timer);
});
