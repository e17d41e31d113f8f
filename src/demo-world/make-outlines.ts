import { openMapOutlines } from './geography.ts';

// Run by the server at its first start in a folder, as a process of its own: making the outlines takes
// most of a gigabyte, which a process that goes on would keep.

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('make-outlines takes the data folder');
openMapOutlines(dataDir);
