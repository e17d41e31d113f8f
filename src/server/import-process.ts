import { spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { failure, type Outcome, success } from '#src/lib/outcome.ts';
import type { Config } from './config.ts';

const commandFile = (name: string) =>
  fileURLToPath(new URL(`./commands/${name}.ts`, import.meta.url));

/**
 * Imports the listings in a separate process, which reports its progress at the terminal: an import takes
 * several hundred megabytes, which the server's own process would never give back.
 */
export async function importInOwnProcess(
  { dataDir, demoDate, feeds }: Pick<Config, 'dataDir' | 'demoDate' | 'feeds'>,
  name: string,
): Promise<Outcome<null, string>> {
  const command = commandFile(feeds.length === 0 ? 'import-listings' : 'sync');
  const { status } = spawnSync(process.execPath, [command], {
    stdio: 'inherit',
    env: { ...process.env, DATA_DIR: dataDir, ...(demoDate && { DEMO_DATE: demoDate }) },
  });
  return status === 0
    ? success(null)
    : failure(`The ${name} could not be imported. See the message above.`);
}
