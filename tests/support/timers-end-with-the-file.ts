import { afterAll } from 'vitest';

// Stores let go of the page a second after their last listener. The page of a short test file may be gone
// by then, so timers still waiting at its end are cancelled.

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
