import '#src/content-folder/stop-without-facts.ts';
import { listStreets } from '../compose.ts';

// Run by the server after its first start in a folder, as a process of its own: listing all streets lays
// each of them out once, which takes memory that a lasting process would keep.

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('list-streets needs the data folder as its argument');
await listStreets(dataDir, (sentence) => process.stderr.write(`${sentence}\n`));
