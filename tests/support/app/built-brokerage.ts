import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Mail } from '#src/server/mail/mailer.ts';
import { ROOT } from '#tests/support/import-graph.ts';

/** The texts on the site of a brokerage. */
export type BuiltBrokerage = {
  readonly pages: Readonly<Record<string, { readonly status: number; readonly body: string }>>;
  readonly styles: string;
  readonly scripts: string;
  /** The mail with the code of a new account. */
  readonly mail: Mail;
  /** The postal address of the brokerage. */
  readonly letterAddress: string;
  readonly inbox: string;
};

const run = promisify(execFile);

/** Builds the site of another brokerage and asks its server for pages. Takes half a minute. */
export async function builtBrokerage(
  contentDir: string,
  paths: readonly string[],
): Promise<BuiltBrokerage> {
  // Within the project, so that the built server finds its packages.
  mkdirSync(join(ROOT, '.cache'), { recursive: true });
  const folder = mkdtempSync(join(ROOT, '.cache/brokerage-'));
  const answer = join(folder, 'answer.json');
  const script = 'tests/support/app/brokerage-process.ts';
  const { VITEST: _, ...env } = process.env;
  try {
    await run(process.execPath, [script, folder, answer, ...paths], {
      cwd: ROOT,
      env: { ...env, CONTENT_DIR: contentDir, NODE_ENV: 'production' },
      maxBuffer: 16 * 1024 * 1024,
    });
    return JSON.parse(readFileSync(answer, 'utf8'));
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
