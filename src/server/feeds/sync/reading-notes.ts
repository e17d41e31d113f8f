import { reasonOf } from '#src/lib/error-reason.ts';
import { thousands } from '#src/lib/text/thousands.ts';
import { repeatedJob } from '../../scheduling/repeated-job.ts';

const EVERY_MS = 30_000;

type ReadingNotes = { advance(recordCount: number): void; end(): void };

/**
 * Says now and then how far a feed has been read. A slow feed may take minutes for one page, and a terminal
 * that says nothing for so long looks stuck.
 */
export function readingNotes(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  { name, everyMs = EVERY_MS }: { name: string; everyMs?: number },
): ReadingNotes {
  let readCount = 0;
  let quietMs = 0;
  // On a terminal, the note replaces the progress bar, which is drawn again below it.
  const lineStart = out.isTTY ? '\r\u001b[K' : '';
  const note = () => {
    quietMs += everyMs;
    const wait =
      quietMs > everyMs
        ? `, waiting ${Math.round(quietMs / 1000)} seconds for the next answer`
        : '';
    out.write(
      `${lineStart}Still reading ${name}: ${thousands(readCount)} records so far${wait}.\n`,
    );
  };
  let hasBegun = false;
  const job = repeatedJob({
    everyMs,
    async run() {
      // A job runs at its start, too, when there is nothing to say yet.
      if (hasBegun) note();
      hasBegun = true;
    },
    onError: (error) => out.write(`${lineStart}${reasonOf(error)}\n`),
  });
  void job.start();
  return {
    advance(recordCount) {
      readCount += recordCount;
      quietMs = 0;
    },
    end: () => void job.stop(),
  };
}
