import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const PROGRAM = fileURLToPath(new URL('./check-process-main.ts', import.meta.url));

/**
 * Reads all of a database in a process of its own, which holds up nobody. Resolves to what is damaged in
 * it, or why it could not be read; undefined when all is well.
 */
export async function findFileDamage(file: string): Promise<string | undefined> {
  const child = spawn(process.execPath, [PROGRAM, file], {
    env: {},
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const stop = () => child.kill();
  process.once('exit', stop);
  const [damage, [code]] = await Promise.all([text(child.stdout), once(child, 'exit')]);
  process.off('exit', stop);
  if (damage !== '') return damage;
  return code === 0 ? undefined : 'it could not be checked';
}
