import type { PageAudit } from './audit-page.ts';
import { KB } from './goals.ts';

const COLUMNS = ['page', 'KB', 'script KB', 'requests', 'score', 'LCP s', 'TBT ms', 'CLS'];
const CHECKS = ['axe', 'links', 'HTML', 'CSP'];

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;

/** The head of the table of an audit. */
export function tableHead(): string {
  const alignments = [
    ...COLUMNS.map((_, at) => (at === 0 ? '---' : '---:')),
    '---:',
    '---:',
    '---',
    '---',
  ];
  return [row([...COLUMNS, ...CHECKS]), row(alignments)].join('\n');
}

/** The row of a page. */
export function tableRow({ path, transfer, speed, looks, linkCount, faults }: PageAudit): string {
  const verdict = (problems: readonly string[], good: string) =>
    problems.length === 0 ? good : `${problems.length} wrong`;
  return row([
    path,
    (transfer.bytes / KB).toFixed(0),
    (transfer.scriptBytes / KB).toFixed(1),
    String(transfer.requests),
    String(speed.score),
    speed.lcpSeconds.toFixed(2),
    speed.blockingMs.toFixed(0),
    speed.shift.toFixed(3),
    `${looks.all - looks.flawedCount} of ${looks.all}`,
    faults.links.length === 0 ? String(linkCount) : `${faults.links.length} of ${linkCount} wrong`,
    verdict(faults.html, 'valid'),
    verdict(faults.policy, 'strict'),
  ]);
}

/** The faults of a page and the goals of time it misses, a line each. */
export function remarks({ path, faults, slowerThanGoal }: PageAudit): readonly string[] {
  const wrong = Object.entries(faults).flatMap(([name, problems]) =>
    problems.map((problem) => `✗ ${path} ${name}: ${problem}`),
  );
  return [...wrong, ...slowerThanGoal.map((goal) => `· ${path} goal: ${goal}`)];
}
