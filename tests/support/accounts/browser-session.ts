import { vi } from 'vitest';

function storage(): Pick<Storage, 'clear' | 'setItem' | 'getItem' | 'removeItem'> & {
  length: number;
} {
  const values = new Map<string, string>();
  return {
    clear: () => values.clear(),
    setItem: (key, value) => void values.set(key, value),
    getItem: (key) => values.get(key) ?? null,
    removeItem: (key) => void values.delete(key),
    get length() {
      return values.size;
    },
  };
}

/** The parts of a browser that a session touches, open to tests: cookies and storages. */
export function aBrowser() {
  const cookies = new Map<string, string>();
  // The account library tries to detect the framework of a page.
  const page = Object.assign(new EventTarget(), {
    documentElement: { lang: 'en-CA', dataset: {} },
    querySelector: () => null,
    querySelectorAll: () => [],
  });
  Object.defineProperty(page, 'cookie', {
    get: () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
    set: (text: string) => {
      const [name = '', value = ''] = (text.split(';')[0] ?? '').split('=');
      cookies.set(name, value);
    },
  });
  const [local, session] = [storage(), storage()];
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', () => undefined);
  vi.stubGlobal('removeEventListener', () => undefined);
  vi.stubGlobal('location', { protocol: 'http:' });
  vi.stubGlobal('localStorage', local);
  vi.stubGlobal('sessionStorage', session);
  return { cookies, page, local, session };
}
