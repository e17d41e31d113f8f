import { thousands } from '#src/lib/text/thousands.ts';
const WIDTH = 30;
const REDRAW_MS = 200;

type ProgressBar = { advance(count: number): void; finish(): void };

function clockText(seconds: number): string {
  const wholeSeconds = Math.max(0, Math.round(seconds));
  return `${Math.floor(wholeSeconds / 60)}:${String(wholeSeconds % 60).padStart(2, '0')}`;
}

/**
 * A progress bar with the rate and the time left on a terminal; on anything else a line at the start
 * and one at the end, so that a log stays readable. `nowMs` is a clock that never goes back.
 */
export function progressBar(
  out: Pick<NodeJS.WriteStream, 'isTTY' | 'write'>,
  { label, total }: { label: string; total: number },
  nowMs: () => number = () => performance.now(),
): ProgressBar {
  const startMs = nowMs();
  let doneCount = 0;
  let drawnMs = Number.NEGATIVE_INFINITY;
  const draw = (isLast: boolean) => {
    const now = nowMs();
    if (!out.isTTY || (!isLast && now - drawnMs < REDRAW_MS)) return;
    drawnMs = now;
    const share = Math.min(1, doneCount / Math.max(1, total));
    const filledWidth = Math.round(share * WIDTH);
    const bar = '█'.repeat(filledWidth) + '░'.repeat(WIDTH - filledWidth);
    const seconds = (now - startMs) / 1000;
    const rate = seconds > 0 ? doneCount / seconds : 0;
    const left = rate > 0 && !isLast ? `, ${clockText((total - doneCount) / rate)} left` : '';
    const speed = rate > 0 ? ` ${thousands(Math.round(rate))}/s${left}` : '';
    // Erases to the end of the line: the text before may have been longer.
    out.write(`\r${label} ${bar} ${Math.round(share * 100)} %${speed}\u001b[K`);
  };
  if (out.isTTY) draw(false);
  else out.write(`${label} …\n`);
  return {
    advance(count) {
      doneCount += count;
      draw(false);
    },
    finish() {
      doneCount = total;
      draw(true);
      const seconds = Math.max(0.001, (nowMs() - startMs) / 1000);
      const timeText = `${seconds.toFixed(1)} s, ${thousands(Math.round(total / seconds))}/s`;
      out.write(out.isTTY ? '\n' : `${label}: done (${timeText}).\n`);
    },
  };
}
