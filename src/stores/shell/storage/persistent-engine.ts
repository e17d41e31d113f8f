import { setPersistentEngine, windowPersistentEvents } from '@nanostores/persistent';
import { removeStorage, writeStorage, readStorage } from './browser-storage.ts';

// The library would throw where a browser forbids storage, or has no room left; a store then lasts only as
// long as its page.

const storage = new Proxy<Record<string, string>>(
  {},
  {
    has: (_, key) => readStorage('local', String(key)) !== null,
    get: (_, key) => readStorage('local', String(key)) ?? undefined,
    set(_, key, text: string) {
      writeStorage('local', String(key), text);
      return true;
    },
    deleteProperty(_, key) {
      removeStorage('local', String(key));
      return true;
    },
  },
);

if (typeof window !== 'undefined') setPersistentEngine(storage, windowPersistentEvents);
