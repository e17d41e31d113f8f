import type { FastifyBaseLogger } from 'fastify';

type Terminal = Readonly<Record<'out' | 'err', Pick<NodeJS.WritableStream, 'write'>>>;

export type Notices = {
  readonly inform: (sentence: string) => void;
  readonly warn: (sentence: string) => void;
};

export type StartNotices = Notices & {
  /** Sends all later notices to the log. */
  moveTo(log: Pick<FastifyBaseLogger, 'info' | 'warn'>): void;
};

/**
 * Notices of the server parts that open before the log: sentences for the person at the terminal, and lines
 * of the log once it exists.
 */
export function startNotices({ out, err }: Terminal): StartNotices {
  let log: Pick<FastifyBaseLogger, 'info' | 'warn'> | undefined;
  return {
    inform: (sentence) => (log ? log.info(sentence) : void out.write(`${sentence}\n`)),
    warn: (sentence) => (log ? log.warn(sentence) : void err.write(`${sentence}\n`)),
    moveTo(serverLog) {
      log = serverLog;
    },
  };
}
