const WIDTH = 30;

export type ProgressBar = { advance(count: number): void; finish(): void };

/**
 * A progress bar on a terminal; on anything else a line at the start and one at the end, so that a
 * log stays readable.
 */
export function progressBar(
  out: NodeJS.WriteStream,
  { label, total }: { label: string; total: number },
): ProgressBar {
  let done = 0;
  let drawn = -1;
  const draw = () => {
    const share = Math.min(1, done / Math.max(1, total));
    const filled = Math.round(share * WIDTH);
    if (filled === drawn || !out.isTTY) return;
    drawn = filled;
    const bar = '█'.repeat(filled) + '░'.repeat(WIDTH - filled);
    out.write(`\r${label} ${bar} ${Math.round(share * 100)} %`);
  };
  if (out.isTTY) draw();
  else out.write(`${label} …\n`);
  return {
    advance(count) {
      done += count;
      draw();
    },
    finish() {
      done = total;
      draw();
      out.write(out.isTTY ? '\n' : `${label}: done.\n`);
    },
  };
}
