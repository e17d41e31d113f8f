import { expect, test } from 'vitest';
import { progressBar } from '#src/server/files/progress-bar.ts';

function terminal(isTTY: boolean) {
  const writes: string[] = [];
  return {
    written: writes,
    out: { isTTY, write: (text: string | Uint8Array) => writes.push(String(text)) > 0 },
  };
}

test('a terminal shows the rate and the time left', () => {
  let ms = 0;
  const { out, written } = terminal(true);
  const bar = progressBar(out, { label: 'Making', total: 10_000 }, () => ms);
  ms = 2000;
  bar.advance(4000);
  expect(written.at(-1)).toContain('40 % 2,000/s, 0:03 left');
  bar.finish();
  expect(written.at(-2)).toContain('100 % 5,000/s\u001b[K');
});

test('a log gets one line at the start and one at the end', () => {
  let ms = 0;
  const { out, written } = terminal(false);
  const bar = progressBar(out, { label: 'Making', total: 500 }, () => ms);
  bar.advance(250);
  ms = 500;
  bar.finish();
  expect(written).toEqual(['Making …\n', 'Making: done (0.5 s, 1,000/s).\n']);
});
