import { readStorage } from './browser-storage.ts';

/** The JSON value of a text from the browser's storage; undefined when it is invalid. */
export function parsedJson(key: string, text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    console.info(`${key} in the browser's storage is no JSON.`, error);
    return undefined;
  }
}

/** The value stored under a key, parsed as JSON; undefined when there is none. */
export function storedJson(kind: 'local' | 'session', key: string): unknown {
  const text = readStorage(kind, key);
  return text === null ? undefined : parsedJson(key, text);
}
