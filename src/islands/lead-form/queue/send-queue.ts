// A script of its own: the form, which includes the queue, works without it.
export { watchQueue } from './resend-queue.ts';
