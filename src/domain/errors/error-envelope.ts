import type { PageError } from './error-event.ts';

// The envelopes of Sentry's protocol: a line of JSON for the whole, then two for each item.

const SDK = { name: 'website', version: '1', settings: { infer_ip: 'never' } } as const;

function envelope(id: string, sentAtMs: number, type: string, item: object): string {
  const head = { event_id: id, sent_at: new Date(sentAtMs).toISOString(), sdk: SDK };
  return [head, { type }, item].map((line) => JSON.stringify(line)).join('\n');
}

const secondsOf = (ms: number) => ms / 1000;

function exceptionOf({ kind, type, message, frames }: PageError) {
  return {
    type,
    value: message,
    mechanism: { type: kind, handled: false },
    stacktrace: {
      // The protocol puts the innermost frame last.
      frames: frames
        .map(({ file, name, line, column }) => ({
          ...{ filename: file, function: name, lineno: line, colno: column, in_app: true },
        }))
        .toReversed(),
    },
  };
}

const breadcrumbOf = ({ atMs, kind, type, message }: PageError) => ({
  ...{ timestamp: secondsOf(atMs), category: kind, level: 'error' },
  message: `${type}: ${message}`,
});

/** The report of an error with the errors before it. */
export function errorEnvelope(error: PageError, earlier: readonly PageError[]): string {
  return envelope(error.id, error.atMs, 'event', {
    ...{ event_id: error.id, timestamp: secondsOf(error.atMs), platform: 'javascript' },
    ...{ level: 'error', transaction: error.page },
    exception: { values: [exceptionOf(error)] },
    breadcrumbs: { values: earlier.map(breadcrumbOf) },
    sdk: SDK,
  });
}

/** How long a page took to load, as moments in ms since 1970. */
export type PageLoad = {
  /** 32 hexadecimal digits. */
  readonly id: string;
  readonly page: string;
  readonly startedMs: number;
  readonly loadedMs: number;
  /** Parts of the loading time, for example `request` or `response`. */
  readonly parts: readonly {
    readonly name: string;
    readonly fromMs: number;
    readonly toMs: number;
  }[];
};

const SPAN_ID_LENGTH = 16;

/** The report of the loading of a page. */
export function loadEnvelope(load: PageLoad, newId: () => string): string {
  const { id, page, startedMs, loadedMs, parts } = load;
  const traceId = newId();
  const spanId = newId().slice(0, SPAN_ID_LENGTH);
  return envelope(id, loadedMs, 'transaction', {
    ...{ event_id: id, type: 'transaction', platform: 'javascript', transaction: page },
    ...{ start_timestamp: secondsOf(startedMs), timestamp: secondsOf(loadedMs), sdk: SDK },
    contexts: { trace: { trace_id: traceId, span_id: spanId, op: 'pageload' } },
    spans: parts.map(({ name, fromMs, toMs }) => ({
      ...{ trace_id: traceId, span_id: newId().slice(0, SPAN_ID_LENGTH), parent_span_id: spanId },
      ...{ op: 'browser', description: name },
      ...{ start_timestamp: secondsOf(fromMs), timestamp: secondsOf(toMs) },
    })),
  });
}
