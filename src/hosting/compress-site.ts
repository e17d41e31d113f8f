import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { compressFiles } from './compressed-files.ts';
import { loadStaticFiles } from './static-files.ts';

// Run by `npm run build` and other programs that need the built site complete.
const CLIENT = fileURLToPath(new URL('../../dist/client', import.meta.url));
await compressFiles(CLIENT, loadStaticFiles(CLIENT), availableParallelism());
