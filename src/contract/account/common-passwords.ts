import '../jitless.ts';
import * as z from 'zod/mini';

/** Passwords in lower case, the most common first. */
export const CommonPasswords = z.object({ passwords: z.array(z.string()) });
export type CommonPasswords = z.infer<typeof CommonPasswords>;
