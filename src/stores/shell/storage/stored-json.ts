import { readStorage } from './browser-storage.ts';

/** What a text from the browser's storage says as JSON; undefined when it is none. */
export function parsedJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.info(`${key} in the browser's storage is no JSON.`, error);
    return undefined;
  }
}

/** What the browser keeps under a key, parsed as JSON; undefined when there is none. */
export function storedJson(kind: 'local' | 'session', key: string): unknown {
  const text = readStorage(kind, key);
  return text === null ? undefined : parsedJson(key, text);
}
