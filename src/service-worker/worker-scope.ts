type ExtendableEvent = Event & { waitUntil(work: Promise<unknown>): void };

export type FetchEvent = ExtendableEvent & {
  readonly request: Request;
  readonly clientId: string;
  readonly preloadResponse: Promise<Response | undefined>;
  respondWith(answer: Promise<Response>): void;
};

type Events = {
  install: ExtendableEvent;
  activate: ExtendableEvent;
  fetch: FetchEvent;
  message: ExtendableEvent & { readonly data: unknown };
};

/** The used part of a service worker's global scope: TypeScript declares it only apart from pages. */
type WorkerScope = {
  readonly registration: ServiceWorkerRegistration;
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<{ postMessage(message: unknown): void } | undefined>;
  };
  skipWaiting(): Promise<void>;
  addEventListener<Name extends keyof Events>(name: Name, run: (event: Events[Name]) => void): void;
};

export const worker = globalThis as unknown as WorkerScope;

/** The address below which the pages lie. */
export const scope = () => new URL(worker.registration.scope);
