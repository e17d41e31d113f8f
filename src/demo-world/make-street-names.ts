import { placesService } from '#src/server/places/service.ts';
import { streetNamesFile } from './street-names-file.ts';
import { openWorld } from './geography.ts';

// Run by the server after its first start in a folder, as a process of its own: to list all streets,
// all of them are laid out once, which takes memory that a process that goes on would keep.

const [dataDir] = process.argv.slice(2);
if (dataDir === undefined) throw new Error('make-street-names takes the data folder');
const world = openWorld(dataDir);
await placesService({
  places: world,
  world: world.streets,
  streetCache: { file: streetNamesFile(dataDir), revision: world.revision },
}).warm();
