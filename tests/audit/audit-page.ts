import type { Browser } from '@playwright/test';
import type { Judge } from '#tests/support/browser/lighthouse.ts';
import type { AuditedPage } from './audited-pages.ts';
import { missedGoals } from './goals.ts';
import type { linkChecker } from './links.ts';
import { markupFindings } from './markup.ts';
import { policyFindings } from './policy.ts';
import { type Speed, speedOf, type Transfer, transferOf } from './transfer.ts';
import { LOOKS, visit } from './visit.ts';

const FLAGS = { onlyCategories: ['performance', 'best-practices'] };

/** The findings of an audit about one page. */
export type PageAudit = {
  readonly path: string;
  readonly transfer: Transfer;
  readonly speed: Speed;
  readonly looks: { readonly all: number; readonly flawedCount: number };
  readonly linkCount: number;
  /** Faults by the column of the table; a missed goal of time is no fault. */
  readonly faults: Readonly<
    Record<'axe' | 'links' | 'html' | 'policy' | 'bytes', readonly string[]>
  >;
  readonly slowerThanGoal: readonly string[];
};

type Auditors = {
  readonly origin: string;
  readonly browser: Browser;
  readonly judge: Judge;
  readonly links: ReturnType<typeof linkChecker>;
};

/** Opens a page in all the ways of an audit. */
export async function auditPage(
  { path, kind, status }: AuditedPage,
  { origin, browser, judge, links }: Auditors,
): Promise<PageAudit> {
  const url = `${origin}/real-estate${path}`;
  const reply = await fetch(url);
  const html = await reply.text();
  const report = await judge.reportOf(url, { ...FLAGS, ignoreStatusCode: status !== 200 });
  const findings = await visit(browser, url, status === 200);
  const linkCheck = await links.check(findings.links);
  const wrongStatus = reply.status === status ? [] : [`${url}: ${reply.status}, not ${status}`];
  const [transfer, speed] = [transferOf(report), speedOf(report)];
  const goals = missedGoals(kind, transfer, speed);
  const isOfBytes = (goal: string) => goal.startsWith('KB');
  return {
    path,
    transfer,
    speed,
    looks: { all: LOOKS, flawedCount: findings.flawedLooks },
    linkCount: linkCheck.count,
    faults: {
      axe: findings.accessibility,
      links: [
        ...wrongStatus,
        ...linkCheck.problems,
        ...findings.deadAnchors.map((link) => `${link}: there is no element of this id`),
      ],
      html: await markupFindings(html),
      policy: [...policyFindings(report), ...findings.console],
      bytes: goals.filter(isOfBytes),
    },
    slowerThanGoal: goals.filter((goal) => !isOfBytes(goal)),
  };
}
