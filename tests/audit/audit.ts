import { chromium } from '@playwright/test';
import { lighthouseJudge } from '#tests/support/browser/lighthouse.ts';
import { type SiteProcess, startServer } from '#tests/support/app/site-process.ts';
import { auditPage, type PageAudit } from './audit-page.ts';
import { auditedPages } from './audited-pages.ts';
import { linkChecker } from './links.ts';
import { remarks, tableHead, tableRow } from './table.ts';

// Run by `npm run audit`: prints a table of every kind of page, and the faults below it. AUDIT_ORIGIN names
// a running site; without it, the site of this folder starts with its demo listings.

const PORT = 4397;
const DEBUGGING_PORT = 9383;

const print = (line: string) => process.stdout.write(`${line}\n`);

function ownSite(): Promise<SiteProcess> {
  return startServer('.cache/audit-data', PORT, [], {
    DEMO_DATE: '2026-10-15',
    LOG_LEVEL: 'error',
    // All visits come from one address.
    READ_LIMIT_MS: '0',
    SITE_ORIGIN: `http://127.0.0.1:${PORT}`,
  });
}

const originSetting = process.env['AUDIT_ORIGIN'];
const site = originSetting ? undefined : await ownSite();
const origin = originSetting ?? site?.origin ?? '';
const executablePath = process.env['CHROMIUM_PATH'];
const options = { args: ['--no-sandbox'], ...(executablePath ? { executablePath } : {}) };
const browser = await chromium.launch(options);
const judge = await lighthouseJudge(DEBUGGING_PORT, options);
const links = linkChecker(origin);

const audits: PageAudit[] = [];
print(tableHead());
for (const page of await auditedPages(origin)) {
  const audit = await auditPage(page, { origin, browser, judge, links });
  audits.push(audit);
  print(tableRow(audit));
}
await judge.close();
await browser.close();
await site?.stop();

print(['', ...audits.flatMap(remarks)].join('\n'));
if (audits.some(({ faults }) => Object.values(faults).flat().length > 0)) process.exitCode = 1;
