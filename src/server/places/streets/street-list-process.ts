import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const LIST_STREETS = fileURLToPath(new URL('../../commands/list-streets.ts', import.meta.url));

/**
 * Lists all streets in a process that ends, and keeps the list in the data folder. If that process fails,
 * no list is kept.
 */
export async function listInOwnProcess(dataDir: string): Promise<void> {
  const maker = spawn(process.execPath, [LIST_STREETS, dataDir], { stdio: 'ignore' });
  const stop = () => maker.kill();
  process.once('exit', stop);
  await once(maker, 'exit');
  process.off('exit', stop);
}
