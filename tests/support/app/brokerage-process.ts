import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { build } from 'astro';
import { accountEmailTexts } from '#src/messages/account/account-emails.ts';
import { accountMail } from '#src/server/identity/mail/account-mail.ts';
import { ROOT } from '#tests/support/import-graph.ts';
import { testConfig } from './app.ts';
import { builtApp } from './built-pages.ts';
import type { BuiltBrokerage } from './built-brokerage.ts';

// Builds the site of the brokerage that CONTENT_DIR chooses into a folder, asks its server for some pages,
// and writes the answers into a file. It is a process of its own because a program reads its brokerage
// once.

const [folder = '', answerFile = '', ...paths] = process.argv.slice(2);
const outDir = join(folder, 'dist');
await build({
  root: ROOT,
  outDir,
  cacheDir: join(folder, 'cache'),
  logLevel: 'error',
});

const app = await builtApp(outDir);
const pages: Record<string, { status: number; body: string }> = {};
for (const path of paths) {
  const { statusCode: status, body } = await app.inject(path);
  pages[path] = { status, body };
}
await app.close();

const files = readdirSync(join(outDir, 'client/_astro'), { recursive: true, encoding: 'utf8' });
const textOf = (ending: string) =>
  files
    .filter((name) => name.endsWith(ending))
    .map((name) => readFileSync(join(outDir, 'client/_astro', name), 'utf8'))
    .join('\n');
const config = testConfig();
const words = accountEmailTexts(undefined).confirm;
const mail = accountMail(
  {
    sentAtMs: 0,
    to: 'ada@example.ca',
    subject: words.subject(config.brokerageName),
    text: words.text('123456'),
    code: '123456',
    isWanted: () => true,
  },
  { from: { name: config.brokerageName, email: config.mailFrom }, licence: config.licenceLine },
);
const answer: BuiltBrokerage = {
  pages,
  styles: textOf('.css'),
  scripts: textOf('.js'),
  mail,
  letterAddress: config.brokerageAddress,
  inbox: config.leadsTo,
};
writeFileSync(answerFile, JSON.stringify(answer));
process.exit(0);
