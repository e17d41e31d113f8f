import { parentPort, workerData } from 'node:worker_threads';
import '#src/contract/jitless.ts';
import { renderPages } from '#src/hosting/page-rendering/page-worker.ts';
import { collectWhenIdle } from './scheduling/idle-memory.ts';
import { threadSchedule } from './scheduling/thread-schedule.ts';
import { READY, type ThreadPorts } from './scheduling/worker-threads.ts';
import { answerSearches } from './search-worker.ts';

// The program of a worker thread: it answers searches and renders pages, in turns of the clients.

if (!parentPort) throw new Error('This program must be started by worker-threads.ts.');
// The thread is started by a program of the same version, so the data has this shape.
const { ports } = workerData as { readonly ports: ThreadPorts };
const schedule = threadSchedule();
const transport = answerSearches(ports.searches, schedule);
renderPages(ports.pages, { schedule, transport });
parentPort.postMessage(READY);
void collectWhenIdle();
