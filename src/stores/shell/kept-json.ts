import { keptText } from './browser-storage.ts';

/** Like `keptText`, parsed as JSON; undefined when there is none. */
export function keptJson(kind: 'local' | 'session', key: string): unknown {
  const text = keptText(kind, key);
  if (text === null) return undefined;
  try {
    return JSON.parse(text);
  } catch (error) {
    console.info(`${key} in the browser's storage is no JSON.`, error);
    return undefined;
  }
}
