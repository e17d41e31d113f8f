import * as z from 'zod/mini';

// zod probes for eval when it builds its first object schema; a strict content security policy
// reports that probe as a violation, so every module with a schema imports this one first.
z.config({ jitless: true });
