import { parentPort } from 'node:worker_threads';
import { createBirpc } from 'birpc';
import { callsOverPort } from '#src/server/scheduling/port-calls.ts';
import { drawPicture } from '../picture-drawings.ts';
import type { DrawingFunctions } from './messages.ts';

// The thread in which pictures are drawn.

if (!parentPort) throw new Error('This program runs in a thread of its own.');
createBirpc<Record<never, never>, DrawingFunctions>(
  { draw: drawPicture },
  callsOverPort(parentPort),
);
