import { expect, test, vi } from 'vitest';
import { startNotices } from '#src/server/logging/notices.ts';

test('messages go to the terminal, and to the log once there is one', () => {
  const lines: string[] = [];
  const to = (name: string) => ({ write: (text: string) => lines.push(`${name}: ${text}`) > 0 });
  const notices = startNotices({ out: to('out'), err: to('err') });
  notices.inform('The map is made.');
  notices.warn('The disk is full.');
  expect(lines).toEqual(['out: The map is made.\n', 'err: The disk is full.\n']);
  const log = { info: vi.fn<(line: unknown) => void>(), warn: vi.fn<(line: unknown) => void>() };
  notices.moveTo(log);
  notices.inform('The file is whole.');
  notices.warn('A connection to the database was lost.');
  expect(log.info.mock.calls).toEqual([['The file is whole.']]);
  expect(log.warn.mock.calls).toEqual([['A connection to the database was lost.']]);
  expect(lines).toHaveLength(2);
});
