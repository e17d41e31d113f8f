/** One end of a channel between threads. */
type Port = {
  postMessage(message: unknown): void;
  on(event: 'message', listener: (message: unknown) => void): unknown;
};

/** How calls travel over a port, for birpc. The caller ends a call that takes too long. */
export const callsOverPort = (port: Port) => ({
  post: (message: unknown) => port.postMessage(message),
  on: (listener: (message: unknown) => void) => void port.on('message', listener),
  timeout: -1,
});
