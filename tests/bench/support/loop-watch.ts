import { appendFileSync } from 'node:fs';
import { isMainThread } from 'node:worker_threads';

// Loaded into a server before its program: writes to the file named by LOOP_FILE, for each second, the
// longest time that the main thread spent on one task. It counts the processor time of the thread: waiting
// for other programs of a busy machine is no block.

const TICK_MS = 1;
const REPORT_MS = 1000;

const file = process.env['LOOP_FILE'];

function threadMs(): number {
  const { user, system } = process.threadCpuUsage();
  return (user + system) / 1000;
}

if (file !== undefined && isMainThread) {
  let [lastMs, longestMs] = [threadMs(), 0];
  setInterval(() => {
    const nowMs = threadMs();
    longestMs = Math.max(longestMs, nowMs - lastMs);
    lastMs = nowMs;
  }, TICK_MS).unref();
  setInterval(() => {
    appendFileSync(file, `${longestMs.toFixed(1)}\n`);
    longestMs = 0;
  }, REPORT_MS).unref();
}
