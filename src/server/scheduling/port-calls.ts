import type { MessagePort } from 'node:worker_threads';

/** How calls travel over a port, for birpc. What takes too long is ended by who asks for it. */
export const callsOverPort = (port: MessagePort) => ({
  post: (message: unknown) => port.postMessage(message),
  on: (listener: (message: unknown) => void) => void port.on('message', listener),
  timeout: -1,
});
