// A script of its own, so that the form, which brings the queue with it, stays whole without it.
export { watchQueue } from './resend-queue.ts';
