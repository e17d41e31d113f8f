import '#src/contract/jitless.ts';
import * as z from 'zod/mini';

/** A setting that is true or false; false when it is not set. */
export const yesOrNo = (name: string) =>
  z._default(z.enum(['true', 'false'], { error: `${name} must be true or false` }), 'false');
