import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { DATA_FOLDER, DEMO_DATE } from './demo-data.ts';
import { copyOutlines } from '../places/copy-outlines.ts';

// Makes the demo listings of the journeys afresh, so that no journey passes on those of another day.
rmSync(DATA_FOLDER, { recursive: true, force: true });
copyOutlines(DATA_FOLDER);
const { status } = spawnSync(process.execPath, ['src/server/commands/import-listings.ts'], {
  stdio: 'inherit',
  env: { ...process.env, DATA_DIR: DATA_FOLDER, DEMO_DATE },
});
process.exit(status ?? 1);
