import { rmSync } from 'node:fs';
import { join } from 'node:path';

// Serves the site to the journeys. All of them come from one network, which may send some forty leads a
// day, so the leads of earlier journeys are deleted.

const data = process.env['DATA_DIR'];
if (!data) throw new Error('DATA_DIR names the folder of the data, and is not set.');
for (const end of ['', '-wal', '-shm']) rmSync(join(data, `leads.sqlite${end}`), { force: true });

await import('#src/server/main.ts');
